# SPDX-License-Identifier: GPL-3.0-or-later
# The translations travel in the program: every tilewise_LANGUAGE.ts beside this file. Included by app/window.
set(translations_folder ${CMAKE_CURRENT_LIST_DIR})
file(GLOB translation_sources CONFIGURE_DEPENDS ${translations_folder}/tilewise_*.ts)

find_package(Qt6LinguistTools 6.4 QUIET)
if(NOT Qt6LinguistTools_FOUND)
  message(STATUS "Qt's LinguistTools are not here (Debian: qt6-tools-dev, qt6-l10n-tools): the window will speak English only")
  return()
endif()

set(translation_files "")
foreach(source IN LISTS translation_sources)
  cmake_path(GET source STEM name)
  set(file ${CMAKE_CURRENT_BINARY_DIR}/${name}.qm)
  add_custom_command(OUTPUT ${file} COMMAND Qt6::lrelease -silent ${source} -qm ${file} DEPENDS ${source} VERBATIM)
  set_source_files_properties(${file} PROPERTIES QT_RESOURCE_ALIAS ${name}.qm)
  list(APPEND translation_files ${file})
endforeach()
qt_add_resources(tilewise_window translations PREFIX /translations FILES ${translation_files})

# Brings the files up to date with the texts in the sources: cmake --build BUILD --target update-translations.
add_custom_target(update-translations
  COMMAND ${translations_folder}/update.sh $<TARGET_FILE:Qt6::lupdate>
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} VERBATIM)

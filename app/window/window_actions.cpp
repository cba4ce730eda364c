// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/window_actions.h"

#include <functional>

#include <QFileInfo>
#include <QMenu>
#include <QSet>

#include "app/session/error_text.h"
#include "app/session/words.h"
#include "app/views/look/metrics.h"
#include "app/window/languages.h"
#include "core/files/presets.h"
#include "core/lessons/shipped_lessons.h"

namespace tilewise {

namespace {

/// Menus stay shorter than a low screen with large text: what belongs together opens beside them.
QMenu* addSubmenu(QMenu& menu, const QString& title) {
  QMenu* added = menu.addMenu(title);
  added->setToolTipsVisible(true);
  return added;
}

QString groupTitle(const std::string& group) {
  if (group == "lesson") return WindowActions::tr("&Lessons");
  if (group == "small") return WindowActions::tr("&Small enough to read");
  if (group == "shapes") return WindowActions::tr("Shapes and &masks");
  return WindowActions::tr("&Real attention heads");
}

/// Of the lessons from this one on, in their order; empty: it goes on with the topic before.
QString topicFrom(const std::string& lesson) {
  if (lesson == "standard-attention") return WindowActions::tr("The &forward pass");
  if (lesson == "backward") return WindowActions::tr("The &backward pass");
  if (lesson == "counting") return WindowActions::tr("&Counting, bounds, block sizes");
  if (lesson == "modifications") return WindowActions::tr("&Variants, bits, the kernel");
  if (lesson == "head-sink") return WindowActions::tr("&Real attention heads");
  return {};
}

}  // namespace

WindowActions::WindowActions(QWidget& window) : QObject(&window), m_window(window) {
  makeFile();
  undo = add(tr("&Undo"), {QKeySequence::Undo});
  redo = add(tr("&Redo"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z});
  showHistory({}, {});
  problem = add(tr("&Problem…"), {Qt::CTRL | Qt::Key_E});
  copyPicture = add(tr("&Copy picture"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C});
  makeView();
  makeRun();
  makeLessons();
  m_workspaceMenu = new QMenu(tr("&Workspace"), &window);
  docks = new QMenu(tr("&Panels"), &window);
  resetLayout = add(tr("&Reset layout"));
  unfoldTools = add(tr("&Tabs and tools"));
  focusStage = add(tr("Focus the &stage"), {Qt::Key_Escape});
  manual = add(tr("&Manual"), {Qt::SHIFT | Qt::Key_F1});
  exercises = add(tr("&Exercises"));
  firstSteps = add(tr("&First steps…"));
  keys = add(tr("&Keys"), {Qt::Key_F1});
  about = add(tr("&About Tilewise"));
}

QAction* WindowActions::add(const QString& text, const QList<QKeySequence>& sequences) {
  auto* action = new QAction(text, this);
  action->setShortcuts(sequences);
  m_window.addAction(action);
  m_all << action;
  return action;
}

QActionGroup* WindowActions::addChoices(const QList<QPair<QString, QVariant>>& choices) {
  auto* group = new QActionGroup(this);
  for (const auto& [text, data] : choices) {
    QAction* action = group->addAction(text);
    action->setCheckable(true);
    action->setData(data);
  }
  return group;
}

void WindowActions::makeFile() {
  newSession = add(tr("&New"), {QKeySequence::New});
  open = add(tr("&Open…"), {QKeySequence::Open});
  checkAnswer = add(tr("&Check an answer…"));
  recent = new QMenu(tr("Open &recent"), &m_window);
  examples = new QMenu(tr("&Examples"), &m_window);
  QMenu* topic = nullptr;
  std::string group;
  for (const Preset& preset : presets()) {
    if (preset.group != group) topic = addSubmenu(*examples, groupTitle(preset.group));
    group = preset.group;
    const QString name = QString::fromStdString(preset.name);
    QAction* action = topic->addAction(name);
    action->setData(name);
    action->setToolTip(engineText(preset.title));
  }
  save = add(tr("&Save"), {QKeySequence::Save});
  saveAs = add(tr("Save &as…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S});
  exportFiles = add(tr("E&xport…"), {Qt::CTRL | Qt::Key_P});
  worksheet = add(tr("&Worksheet…"));
  quit = add(tr("&Quit"), {Qt::CTRL | Qt::Key_Q});
  quit->setMenuRole(QAction::QuitRole);
}

void WindowActions::makeView() {
  QList<QPair<QString, QVariant>> names{{tr("As the &system has it"), QStringLiteral("system")}};
  for (const Language& each : tilewise::languages()) {
    names << QPair<QString, QVariant>(canBeWritten(each) ? each.name : each.word, each.word);
  }
  languages = addChoices(names);
  for (QAction* action : languages->actions()) {
    if (const auto lacking = whyNotWritten(action->data().toString())) setPossible(*action, sentence(*lacking));
  }
  themes = addChoices({{tr("&System"), QStringLiteral("system")},
                       {tr("&Light"), QStringLiteral("light")},
                       {tr("&Dark"), QStringLiteral("dark")},
                       {tr("&Projector"), QStringLiteral("projector")}});
  palettes = addChoices({{tr("&Default"), QStringLiteral("default")},
                         {tr("&Blue–yellow"), QStringLiteral("blue-yellow")},
                         {tr("&Print, grey"), QStringLiteral("print")}});
  QList<QPair<QString, QVariant>> sizes;
  for (const int size : TextSizes) sizes << QPair<QString, QVariant>(tr("%1 %").arg(size), size);
  textSizes = addChoices(sizes);
  lengthLetters = addChoices({{tr("Length &T"), QStringLiteral("T")}, {tr("Length &N"), QStringLiteral("N")}});
  firstBlocks = addChoices({{tr("Blocks from &0"), 0}, {tr("Blocks from &1, as papers count"), 1}});
  amounts = addChoices({{tr("&Values moved"), QStringLiteral("values")},
                        {tr("&Bytes moved"), QStringLiteral("bytes")},
                        {tr("&Multiples of Td moved"), QStringLiteral("td")}});
  // Ctrl+= is what a keyboard without a number pad sends for Ctrl and plus.
  larger = add(tr("&Larger"), {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal});
  smaller = add(tr("&Smaller"), {Qt::CTRL | Qt::Key_Minus});
  normalSize = add(tr("&Normal size"), {Qt::CTRL | Qt::Key_0});
  reduceMotion = add(tr("Reduce &motion"));
  reduceMotion->setCheckable(true);
  present = add(tr("Pre&sentation"), {Qt::Key_F5});
  present->setCheckable(true);
  blank = add(tr("&Blank the screen"), {Qt::Key_B, Qt::Key_Period});
  blank->setCheckable(true);
  speaker = add(tr("Speaker &window"));
  speaker->setCheckable(true);
  fullScreen = add(tr("&Full screen"), {Qt::Key_F11});
  fullScreen->setCheckable(true);
}

void WindowActions::makeRun() {
  play = add(tr("&Play or pause"), {Qt::Key_Space});
  forward = add(tr("Step &forward"), {Qt::Key_Right});
  back = add(tr("Step &back"), {Qt::Key_Left});
  tileForward = add(tr("Next &tile"), {Qt::SHIFT | Qt::Key_Right});
  tileBack = add(tr("Previous t&ile"), {Qt::SHIFT | Qt::Key_Left});
  blockForward = add(tr("Next &row or column block"), {Qt::CTRL | Qt::Key_Right});
  blockBack = add(tr("Previous r&ow or column block"), {Qt::CTRL | Qt::Key_Left});
  first = add(tr("First st&ep"), {Qt::Key_Home});
  last = add(tr("&Last step"), {Qt::Key_End});
  unitForward = add(tr("Presenter for&ward"), {Qt::Key_PageDown});
  unitBack = add(tr("Presenter ba&ck"), {Qt::Key_PageUp});
  presenterUnits = addChoices({{tr("One step of the &lesson, without one an event"), QStringLiteral("fitting")},
                               {tr("One &event"), QStringLiteral("event")},
                               {tr("One &tile"), QStringLiteral("tile")},
                               {tr("One &row or column block"), QStringLiteral("block")},
                               {tr("One &step of the lesson"), QStringLiteral("lesson")}});
  goToStep = add(tr("&Go to step…"), {Qt::CTRL | Qt::Key_G});
  inspectRow = add(tr("&Inspect a row…"), {Qt::CTRL | Qt::Key_I});
  runForward = add(tr("R&un to the next stop"), {Qt::Key_F8});
  runBackward = add(tr("Run to the pre&vious stop"), {Qt::SHIFT | Qt::Key_F8});
  ask = add(tr("&Question before the next step"), {Qt::CTRL | Qt::Key_R});
  nameBookmark = add(tr("A&dd a bookmark…"), {Qt::CTRL | Qt::Key_B});
  removeBookmark = add(tr("Re&move the bookmark"));
  toggleStop = add(tr("Stop at t&his tile"), {Qt::Key_F9});
  bookmarks = new QMenu(tr("Boo&kmarks and stops"), &m_window);
  clearMarks = add(tr("&Remove all"));
  slower = add(tr("&Slower"), {Qt::Key_BracketLeft});
  faster = add(tr("F&aster"), {Qt::Key_BracketRight});
}

void WindowActions::makeLessons() {
  lessons = new QMenu(tr("&Take a lesson"), &m_window);
  QMenu* topic = lessons;
  for (const Lesson& lesson : shippedLessons()) {
    if (const QString title = topicFrom(lesson.name); !title.isEmpty()) topic = addSubmenu(*lessons, title);
    QAction* action = topic->addAction(QString::fromStdString(lesson.title).replace(u'&', QStringLiteral("&&")));
    action->setData(QString::fromStdString(lesson.name));
    action->setToolTip(QString::fromStdString(lesson.about));
  }
  lessonList = add(tr("&Lessons and their sources…"));
  nextLessonStep = add(tr("&Next step of the lesson"), {Qt::CTRL | Qt::Key_PageDown});
  previousLessonStep = add(tr("&Previous step of the lesson"), {Qt::CTRL | Qt::Key_PageUp});
  focusLesson = add(tr("Go to the &question"), {Qt::CTRL | Qt::Key_L});
  returnToLesson = add(tr("&Return to the lesson"), {Qt::CTRL | Qt::SHIFT | Qt::Key_L});
  leaveLesson = add(tr("L&eave the lesson"));
}

void WindowActions::addMenusTo(QMenuBar& bar) {
  QMenu* file = bar.addMenu(tr("&File"));
  file->setToolTipsVisible(true);
  file->addActions({newSession, open});
  file->addMenu(recent);
  file->addMenu(examples);
  file->addAction(checkAnswer);
  file->addSeparator();
  file->addActions({save, saveAs});
  file->addSeparator();
  file->addActions({exportFiles, worksheet});
  file->addSeparator();
  file->addAction(quit);

  QMenu* edit = bar.addMenu(tr("&Edit"));
  edit->setToolTipsVisible(true);
  edit->addActions({undo, redo});
  edit->addSeparator();
  edit->addActions({problem, inspectRow, copyPicture});

  QMenu* view = bar.addMenu(tr("&View"));
  view->setToolTipsVisible(true);
  view->addMenu(tr("&Theme"))->addActions(themes->actions());
  view->addMenu(tr("&Palette"))->addActions(palettes->actions());
  QMenu* textSize = view->addMenu(tr("Text si&ze"));
  textSize->addActions(textSizes->actions());
  textSize->addSeparator();
  textSize->addActions({larger, smaller, normalSize});
  QMenu* language = view->addMenu(tr("Lan&guage"));
  language->setToolTipsVisible(true);
  language->addActions(languages->actions());
  QMenu* notation = view->addMenu(tr("&Notation"));
  notation->setToolTipsVisible(true);
  for (const QActionGroup* group : {lengthLetters, firstBlocks, amounts}) {
    notation->addSeparator();
    notation->addActions(group->actions());
  }
  view->addAction(reduceMotion);
  view->addSeparator();
  view->addActions({present, speaker, blank, fullScreen});

  QMenu* run = bar.addMenu(tr("&Run"));
  run->setToolTipsVisible(true);
  run->addAction(play);
  addSubmenu(*run, tr("Spee&d"))->addActions({slower, faster});
  run->addSeparator();
  run->addActions({forward, back});
  QMenu* further = addSubmenu(*run, tr("&Larger steps"));
  further->addActions({tileForward, tileBack, blockForward, blockBack});
  further->addSeparator();
  further->addActions({first, last});
  run->addActions({goToStep, runForward, runBackward});
  run->addSeparator();
  run->addAction(ask);
  run->addMenu(bookmarks);
  QMenu* presenter = addSubmenu(*run, tr("Prese&nter’s remote"));
  presenter->addActions({unitForward, unitBack});
  presenter->addSeparator();
  presenter->addActions(presenterUnits->actions());

  QMenu* lesson = bar.addMenu(tr("&Lessons"));
  lesson->setToolTipsVisible(true);
  lesson->addMenu(lessons);
  lesson->addAction(lessonList);
  lesson->addSeparator();
  lesson->addActions({nextLessonStep, previousLessonStep, focusLesson, returnToLesson});
  lesson->addSeparator();
  lesson->addAction(leaveLesson);

  QMenu* windowMenu = bar.addMenu(tr("&Window"));
  windowMenu->setToolTipsVisible(true);
  windowMenu->addMenu(m_workspaceMenu);
  windowMenu->addMenu(docks);
  windowMenu->addActions({resetLayout, unfoldTools, focusStage});

  QMenu* help = bar.addMenu(tr("&Help"));
  help->addActions({manual, firstSteps, keys, lessonList, exercises});
  help->addSeparator();
  help->addAction(about);
  m_menus = {file, edit, view, run, lesson, windowMenu, help};
}

QAction* WindowActions::addWorkspace(const QString& name) {
  const auto number = static_cast<int>(m_workspaceMenu->actions().size()) + 1;
  QAction* action = add(name, {QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + number))});
  m_workspaceMenu->addAction(action);
  return action;
}

QList<QPair<QAction*, Go>> WindowActions::moves() const {
  return {{play, Go::Play},
          {forward, Go::Forward},
          {back, Go::Back},
          {tileForward, Go::TileForward},
          {tileBack, Go::TileBack},
          {blockForward, Go::BlockForward},
          {blockBack, Go::BlockBack},
          {first, Go::First},
          {last, Go::Last},
          {goToStep, Go::ToStep},
          {inspectRow, Go::ToRow},
          {runForward, Go::RunForward},
          {runBackward, Go::RunBackward},
          {slower, Go::Slower},
          {faster, Go::Faster},
          {ask, Go::Ask}};
}

void WindowActions::showHistory(const QString& undone, const QString& redone) {
  const auto show = [](QAction& action, const QString& text, const QString& with, const QString& without) {
    action.setEnabled(!text.isEmpty());
    action.setText(text.isEmpty() ? without : with.arg(text));
    action.setToolTip(text.isEmpty() ? tr("Nothing was changed yet that this could bring back") : QString());
  };
  show(*undo, undone, tr("&Undo: back to %1"), tr("&Undo"));
  show(*redo, redone, tr("&Redo: %1"), tr("&Redo"));
}

void WindowActions::setUsable(QAction& action, bool usable) {
  action.setEnabled(usable);
  action.setToolTip(usable ? QString() : tr("Does nothing in this workspace"));
}

void WindowActions::setPossible(QAction& action, const QString& whyNot) {
  action.setEnabled(whyNot.isEmpty());
  action.setToolTip(whyNot);
}

void WindowActions::show(const AppSettings& settings) {
  const auto check = [](const QActionGroup& group, const QVariant& data) {
    for (QAction* action : group.actions()) action->setChecked(action->data() == data);
  };
  check(*languages, settings.language);
  check(*themes, settings.theme);
  check(*palettes, settings.palette);
  check(*textSizes, settings.textSize);
  check(*lengthLetters, settings.lengthLetter);
  check(*firstBlocks, settings.firstBlock);
  check(*amounts, settings.amounts);
  check(*presenterUnits, settings.presenterUnit);
  reduceMotion->setChecked(settings.reduceMotion);
}

void WindowActions::showRecent(const QStringList& paths) {
  recent->clear();
  for (const QString& path : paths) {
    QAction* action = recent->addAction(QFileInfo(path).fileName());
    action->setData(path);
    action->setToolTip(path);
  }
  recent->setToolTipsVisible(true);
  recent->setEnabled(!paths.isEmpty());
  recent->menuAction()->setToolTip(paths.isEmpty() ? tr("No file was opened yet") : QString());
}

QList<QAction*> WindowActions::withKeys() const {
  QList<QAction*> found;
  for (QAction* action : m_all) {
    if (!action->shortcuts().isEmpty()) found << action;
  }
  return found;
}

QList<QPair<QString, QList<QAction*>>> WindowActions::withKeysByMenu() const {
  QList<QPair<QString, QList<QAction*>>> groups;
  QSet<const QAction*> seen;
  const std::function<void(const QMenu&, QList<QAction*>&)> gather = [&](const QMenu& menu, QList<QAction*>& into) {
    for (QAction* action : menu.actions()) {
      if (action->menu() != nullptr) gather(*action->menu(), into);
      if (action->shortcuts().isEmpty() || seen.contains(action)) continue;
      seen.insert(action);
      into << action;
    }
  };
  for (const QMenu* menu : m_menus) {
    QList<QAction*> found;
    gather(*menu, found);
    if (!found.isEmpty()) groups << qMakePair(withoutMnemonic(menu->title()), found);
  }
  return groups;
}

}  // namespace tilewise

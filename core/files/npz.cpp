// SPDX-License-Identifier: MIT
#include "core/files/npz.h"

#include <algorithm>
#include <utility>

#include "core/files/shown_text.h"
#include "core/files/zip_unpack.h"

namespace tilewise {

namespace {

std::string_view withoutSuffix(std::string_view name) {
  constexpr std::string_view Suffix = ".npy";
  return name.ends_with(Suffix) ? name.substr(0, name.size() - Suffix.size()) : name;
}

}  // namespace

std::vector<std::string> NpzArchive::names() const {
  std::vector<std::string> names;
  for (const ZipEntry& entry : m_entries) names.emplace_back(withoutSuffix(entry.name));
  return names;
}

std::string NpzArchive::listing() const {
  constexpr std::size_t Most = 12;  // as many as a line bears
  std::string line;
  for (std::size_t at = 0; at < std::min(m_entries.size(), Most); ++at) {
    line += (at == 0 ? "" : ", ") + shownText(withoutSuffix(m_entries[at].name));
  }
  if (m_entries.size() > Most) line += " and " + std::to_string(m_entries.size() - Most) + " more";
  return line.empty() ? "nothing" : line;
}

const ZipEntry* NpzArchive::find(std::string_view name) const {
  const std::string file = std::string(name) + ".npy";
  const ZipEntry* found = nullptr;
  for (const ZipEntry& entry : m_entries) {
    if (entry.name == name) return &entry;
    if (entry.name == file) found = &entry;
  }
  return found;
}

bool NpzArchive::contains(std::string_view name) const { return find(name) != nullptr; }

std::uint64_t NpzArchive::unpackedSize(std::string_view name) const {
  const ZipEntry* entry = find(name);
  return entry == nullptr ? 0 : entry->unpackedSize;
}

std::string NpzArchive::placeOf(std::string_view name) const { return m_place + ": " + shownText(withoutSuffix(name)); }

Expected<std::vector<std::byte>> NpzArchive::bytes(std::string_view name) const {
  const ZipEntry* entry = find(name);
  if (entry == nullptr)
    return failure({ErrorCode::EntryMissing, placeOf(name), "", "what the archive holds: " + listing()});
  return unpackZipEntry(*entry, placeOf(name));
}

Expected<NpyArray> NpzArchive::array(std::string_view name) const {
  const Expected<std::vector<std::byte>> unpacked = bytes(name);
  if (!unpacked) return tl::unexpected(unpacked.error());
  return parseNpy(*unpacked, placeOf(name));
}

Expected<NpzArchive> parseNpz(std::span<const std::byte> bytes, std::string place) {
  Expected<std::vector<ZipEntry>> entries = readZipDirectory(bytes, place);
  if (!entries) return tl::unexpected(entries.error());
  NpzArchive archive;
  archive.m_place = std::move(place);
  archive.m_entries = std::move(*entries);
  return archive;
}

}  // namespace tilewise

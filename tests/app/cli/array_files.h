// SPDX-License-Identifier: MIT
#pragma once

/// Files of arrays for the command line to read.

#include <QDir>
#include <QFile>
#include <QString>

#include <string>
#include <utility>
#include <vector>

#include "core/files/npy.h"
#include "tests/core/files/byte_strings.h"
#include "tests/core/files/zip_builder.h"

namespace tilewise::testing {

/// The bytes of a float64 matrix with entries in -1 to 1.
inline std::string matrixFile(Index rows, Index columns, double factor = 1.0) {
  Matrix<double> matrix(rows, columns);
  for (Index n = 0; n < matrix.size(); ++n) matrix.data()[n] = factor * static_cast<double>((n * 37) % 17 - 8) / 8.0;
  return asText(npyBytes(matrix, Precision::Float64));
}

/// A file that promises a shape and a type, with data of any length.
inline std::string promising(const std::string& descr, const std::string& shape, std::size_t bytes) {
  return npyFile(npyDict(descr, shape), std::string(bytes, '\0'));
}

inline void write(const QString& folder, const QString& name, const std::string& bytes) {
  QFile file(QDir(folder).filePath(name));
  file.open(QIODevice::WriteOnly);
  file.write(bytes.data(), static_cast<qint64>(bytes.size()));
}

inline QByteArray read(const QString& folder, const QString& name) {
  QFile file(QDir(folder).filePath(name));
  file.open(QIODevice::ReadOnly);
  return file.readAll();
}

/// The bytes of whole numbers of 8 bytes, of any shape.
inline std::string numbersFile(const std::string& shape, const std::vector<std::int64_t>& values) {
  std::string data;
  for (const std::int64_t value : values) data += little(static_cast<unsigned long long>(value), 8);
  return npyFile(npyDict("<i8", shape), data);
}

/// A shape as the header of an .npy file has it: "(2, 5, 3)".
inline std::string shapeText(const std::vector<Index>& dimensions) {
  std::string text;
  for (const Index dimension : dimensions) text += (text.empty() ? "" : ", ") + std::to_string(dimension);
  return QStringLiteral("(%1)").arg(QString::fromStdString(text)).toStdString();
}

/// The bytes of a float64 array of heads x rows x width, with entries in -1 to 1 that differ from head to head.
inline std::string headsFile(Index heads, Index rows, Index width) {
  const std::string stacked = matrixFile(heads * rows, width);
  const std::size_t bytes = static_cast<std::size_t>(heads * rows * width) * sizeof(double);
  return npyFile(npyDict("<f8", shapeText({heads, rows, width})), stacked.substr(stacked.size() - bytes));
}

/// An archive of these entries.
inline std::string archiveFile(const std::vector<std::pair<std::string, std::string>>& entries) {
  std::vector<ZipPart> parts;
  for (const auto& [name, content] : entries) {
    parts.emplace_back();
    parts.back().name = name + ".npy";
    parts.back().content = content;
  }
  return zipFile(parts);
}

/// q.npy (5 x 3), k.npy (7 x 3) and v.npy (7 x 2), and h.npz with the same.
inline void writeInputs(const QString& folder) {
  write(folder, "q.npy", matrixFile(5, 3));
  write(folder, "k.npy", matrixFile(7, 3));
  write(folder, "v.npy", matrixFile(7, 2));
  write(folder, "h.npz", archiveFile({{"q", matrixFile(5, 3)}, {"k", matrixFile(7, 3)}, {"v", matrixFile(7, 2)}}));
}

}  // namespace tilewise::testing

// SPDX-License-Identifier: MIT
#pragma once

/// Files of arrays for the command line to read.

#include <QDir>
#include <QFile>
#include <QString>

#include <string>
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

/// q.npy (5 x 3), k.npy (7 x 3) and v.npy (7 x 2), and h.npz with the same.
inline void writeInputs(const QString& folder) {
  write(folder, "q.npy", matrixFile(5, 3));
  write(folder, "k.npy", matrixFile(7, 3));
  write(folder, "v.npy", matrixFile(7, 2));
  std::vector<ZipPart> parts(3);
  for (std::size_t at = 0; at < 3; ++at) {
    parts[at].name = std::string(1, "qkv"[at]) + ".npy";
    parts[at].content = matrixFile(at == 0 ? 5 : 7, at == 2 ? 2 : 3);
  }
  write(folder, "h.npz", zipFile(parts));
}

}  // namespace tilewise::testing

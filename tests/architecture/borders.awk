# SPDX-License-Identifier: MIT
# Core does not print, exit, abort or throw: failures are values, and contracts stop the program in one place.

# The line without comments and without what stands in quotes.
function code_of(text,   code, c, two) {
  code = ""
  while (text != "") {
    two = substr(text, 1, 2)
    if (in_comment) {
      if (two == "*/") { in_comment = 0; text = substr(text, 3) } else text = substr(text, 2)
    } else if (two == "//") {
      break
    } else if (two == "/*") {
      in_comment = 1
      text = substr(text, 3)
    } else if (match(text, /^"([^"\\]|\\.)*"/) || match(text, /^'([^'\\]|\\.)+'/)) {
      code = code "\"\""
      text = substr(text, RLENGTH + 1)
    } else {
      code = code substr(text, 1, 1)
      text = substr(text, 2)
    }
  }
  return code
}

FNR == 1 { in_comment = 0 }

FILENAME !~ /^core\// || FILENAME == "core/base/contract.h" { next }

{
  code = " " code_of($0) " "
  if (match(code, /[^A-Za-z0-9_.>](printf|fprintf|vprintf|vfprintf|puts|fputs|putchar|putc|perror|exit|_Exit|_exit|quick_exit|abort|terminate|assert) *\(/) ||
      match(code, /[^A-Za-z0-9_](cout|cerr|clog|fmt::print|fmt::println|throw)[^A-Za-z0-9_]/) ||
      match(code, /# *include *<(iostream|cassert|fmt\/ostream.h|print)>/)) {
    word = substr(code, RSTART, RLENGTH)
    gsub(/^[^A-Za-z#_]|[^A-Za-z>_]+$/, "", word)
    print FILENAME ":" FNR ": core must not use " word
  }
}

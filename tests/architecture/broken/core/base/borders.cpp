// SPDX-License-Identifier: MIT
#include <cassert>
#include <iostream>

// A comment may say printf( and throw, and so may "a string".
/* abort();
   exit(1); */
const char* quoted = "throw \" std::cout << exit(1)";
static_assert(sizeof(int) == 4);

void borders(int value) {
  std::cerr << value;
  fprintf(stderr, "%d", value);
  /* a comment */ std::exit(1);
  if (value) abort();
  if (value == '"') throw value;
  fmt::print("{}", value);
  assert(value);
  snprintf(nullptr, 0, "%d", value);
  reprint(value), rethrown(value);
}

// SPDX-License-Identifier: MIT
#pragma once

/// Templates of listings: programs in which lines are left out and values put in. The directives are comments of the
/// language, so a template reads like the program that it makes:
///   #if a !b | c, #elif, #else, #end  lines for problems with all of these facts, or all of those after a bar
///   #include FILE                     the lines of another template, indented as the directive is
///   #strip PASS KIND                  whose events the lines that follow stand for
///   TEXT  #@ kind load:K              the events of a line
///   {{name}}                          a value; one of several lines takes the line's indentation

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/lessons/listing.h"

namespace tilewise {

/// What a template may ask and say about a problem.
struct ListingFacts {
  std::set<std::string, std::less<>> facts;
  std::map<std::string, std::string, std::less<>> values;

  void add(const std::string& fact, bool holds) {
    if (holds) facts.insert(fact);
  }
};

/// The lines of an embedded template ("listings/numpy.py"). Runs of blank lines are no longer than two.
/// Requires: the template ships, and all that it names is there.
std::vector<ListingLine> expandTemplate(std::string_view file, const ListingFacts& facts);

/// The lines of a kernel's source. There a comment of its own says what the next line stands for (`//@ load:K`), or whose
/// events those are (`//@strip forward QueryBlock`); the comments are left out.
/// Requires: events and strips that exist.
std::vector<ListingLine> linesOfSource(std::string_view source);

}  // namespace tilewise

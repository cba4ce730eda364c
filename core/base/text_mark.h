// SPDX-License-Identifier: MIT
#pragma once

/// Marks a text that the app may say in another language, filed under a context. The compiler sees the text alone; lupdate is
/// told to look for the mark (resources/translations/update.sh). `{}` stands for a number.
#define TILEWISE_TEXT(context, text) text

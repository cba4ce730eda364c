// SPDX-License-Identifier: MIT
// The one place in core that may stop the program.
inline void broken() { std::abort(); }

// SPDX-License-Identifier: MIT
#include "app/cli/child_process.h"

#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tilewise {

namespace {

std::string reasonOf(int number) { return std::generic_category().message(number); }

std::string readAll(int descriptor) {
  std::string all;
  std::array<char, 65536> part;
  for (;;) {
    const ssize_t count = ::read(descriptor, part.data(), part.size());
    if (count > 0) all.append(part.data(), static_cast<std::size_t>(count));
    if (count == 0 || (count < 0 && errno != EINTR)) return all;
  }
}

}  // namespace

Expected<ChildOutput> runChild(const std::vector<std::string>& words) {
  const std::string& name = words.front();
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return failure({ErrorCode::MachineLacks, name, reasonOf(errno), ""});
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));  // it only reads them
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
  pid_t child = 0;
  const int refused = ::posix_spawnp(&child, name.c_str(), &actions, nullptr, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  ::close(ends[1]);
  ChildOutput output;
  if (refused == 0) output.printed = readAll(ends[0]);
  ::close(ends[0]);
  if (refused != 0) return failure({ErrorCode::MachineLacks, name, reasonOf(refused), ""});
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  output.exitCode = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  return output;
}

std::string ownProgram() {
  std::error_code code;
  const auto path = std::filesystem::read_symlink("/proc/self/exe", code);
  return code ? "tilewise-cli" : path.string();
}

}  // namespace tilewise

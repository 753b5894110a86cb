#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// One run of a program, as measured by the operating system.
struct Measurement {
  /// Seconds from start to end.
  let wall: Double
  /// Seconds of processor time, all threads.
  let processor: Double
  /// Peak resident memory in MB.
  let memory: Double
}

/// Why a program could not be measured.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String
}

/// Runs a program and discards its output; exit code 1, for findings in its input, is not a failure.
func measure(_ arguments: [String]) throws(BenchmarkError) -> Measurement {
  // What is printed so far is to be seen while the program runs, also in a file.
  fflush(nil)
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  var strings = arguments.map { strdup($0) } + [nil]
  defer { for string in strings { free(string) } }
  var child = pid_t()
  let start = ContinuousClock.now
  let failure = posix_spawnp(&child, arguments[0], &actions, nil, &strings, environ)
  guard failure == 0 else {
    throw BenchmarkError(description: "\(arguments[0]): \(String(cString: strerror(failure)))")
  }
  var status: Int32 = 0
  var usage = rusage()
  wait4(child, &status, 0, &usage)
  let wall = start.duration(to: .now)
  guard status & 0x7F == 0, status >> 8 <= 1 else {
    throw BenchmarkError(description: "\(arguments.joined(separator: " ")) failed")
  }
  #if canImport(Glibc)
  let memory = Double(usage.ru_maxrss) / 1024
  #else
  let memory = Double(usage.ru_maxrss) / 1_048_576
  #endif
  return Measurement(
    wall: seconds(wall), processor: seconds(usage.ru_utime) + seconds(usage.ru_stime), memory: memory)
}

func seconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}

private func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }

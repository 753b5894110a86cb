import Printing
import Subprocess

/// Runs git's plumbing. Nothing that is run here changes a repository or its work tree.
enum Git {
  struct Answer {
    let isSuccess: Bool
    let output: [UInt8]
    /// What git wrote to its standard error, on one line.
    let complaint: String

    /// The output as text, without its last line break.
    var line: String {
      let text = String(decoding: output, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
  }

  /// - Parameter folder: where git is run.
  static func run(
    _ arguments: [String], in folder: String, input: [UInt8] = []
  ) async throws(FileSystemError) -> Answer {
    do {
      let result = try await Subprocess.run(
        .name("git"), arguments: Arguments(["-C", folder] + arguments),
        environment: .inherit.updating(["GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"]),
        input: .array(input), output: .bytes(limit: .max), error: .string(limit: 1 << 16))
      return Answer(
        isSuccess: result.terminationStatus.isSuccess, output: result.standardOutput,
        complaint: result.standardError.split(separator: "\n").joined(separator: "; "))
    } catch {
      throw FileSystemError(.input, "git cannot be run: \(error)")
    }
  }
}

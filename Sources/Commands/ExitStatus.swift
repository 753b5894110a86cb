import ArgumentParser
import Pipeline

/// The exit codes of failed commands.
enum ExitStatus {
  /// Runs a command's work, reports the error it throws, and throws the exit code in its place.
  static func translatingErrors(_ work: () async throws -> Void) async throws {
    do {
      try await work()
    } catch let error as FileSystemError {
      throw reporting(error)
    } catch let error as UsageError {
      Terminal.standardError.show(error.description)
      throw ExitCode.validationFailure
    }
  }

  /// Prints an error of the file system and returns its exit code: 64 for usage, 65 for input, 74 for output.
  static func reporting(_ error: FileSystemError) -> ExitCode {
    Terminal.standardError.show("specimen: \(error)\n")
    switch error.cause {
    case .usage: return .validationFailure
    case .input: return ExitCode(65)
    case .disk: return ExitCode(74)
    }
  }
}

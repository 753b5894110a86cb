import ArgumentParser
import Pipeline

/// Runs a command's work and turns what the disk throws into the exit codes of the contract.
enum Shell {
  static func run(_ work: () async throws -> Void) async throws {
    do {
      try await work()
    } catch let error as FileSystemError {
      throw exit(for: error)
    } catch let error as UsageError {
      Terminal.standardError.show(error.description)
      throw ExitCode.validationFailure
    }
  }

  /// Says what the disk did not do; the exit code for it.
  static func exit(for error: FileSystemError) -> ExitCode {
    Terminal.standardError.show("specimen: \(error)\n")
    return ExitCode(error.cause == .input ? 65 : 74)
  }
}

/// An argument that only the sources show to be wrong.
struct UsageError: Error, CustomStringConvertible {
  let message: String
  /// The command's name behind the program's: `inspect token`.
  let command: String
  let arguments: String

  init(_ message: String, in command: String, _ arguments: String) {
    self.message = message
    self.command = command
    self.arguments = arguments
  }

  /// In the shape the other faults of a command line have.
  var description: String {
    """
    Error: \(message)
    Usage: specimen \(command) \(arguments)
      See 'specimen \(command) --help' for more information.

    """
  }
}

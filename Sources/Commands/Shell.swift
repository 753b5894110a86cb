import ArgumentParser
import Pipeline

/// Runs a command's work and turns what the disk throws into the exit codes of the contract.
enum Shell {
  static func run(_ work: () async throws -> Void) async throws {
    do {
      try await work()
    } catch let error as FileSystemError {
      Terminal.standardError.write("specimen: \(error)\n")
      throw ExitCode(error.cause == .input ? 65 : 74)
    }
  }
}

import Foundation

/// The built binary, run as people and CI run it.
package enum Program {
  /// What a run came to.
  package struct Run: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String
  }

  /// Runs `specimen` off a terminal, with an environment that holds nothing but what it is given.
  /// - Parameters:
  ///   - folder: where it is run; the tests' own folder where none is named.
  ///   - input: what it reads from standard input.
  ///   - output: the device it writes to, of which nothing is read again.
  package static func run(
    _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:], input: String = "",
    output: String? = nil
  ) async throws -> Run {
    try await TemporaryFolder.with { files in
      try files.write(["output": "", "errors": "", "input": input])
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try path())
      process.arguments = arguments
      process.environment = environment
      if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
      process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: files.path + "/input"))
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output ?? files.path + "/output"))
      process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: files.path + "/errors"))
      try await finish(process)
      return Run(
        status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
        output: try files.read("output"), errors: try files.read("errors"))
    }
  }

  /// Runs `specimen` with a terminal at its output and errors; both come in `output`.
  package static func runOnTerminal(_ arguments: [String], environment: [String: String] = [:]) async throws -> Run {
    let terminal = try PseudoTerminal()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try path())
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = terminal.program
    process.standardError = terminal.program
    async let output = terminal.read()
    try await finish(process)
    terminal.hangUp()
    return Run(status: process.terminationStatus, output: await output, errors: "")
  }

  private static func finish(_ process: Process) async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }

  private static func path() throws -> String {
    let path = try folder() + "/specimen"
    guard FileManager.default.isExecutableFile(atPath: path) else { throw ProgramMissing() }
    return path
  }

  /// The absolute path of the folder of the build, in which the binary stands beside the bundle of the tests.
  package static func folder() throws -> String {
    for argument in CommandLine.arguments {
      let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
      guard let bundle = parts.firstIndex(where: { $0.hasSuffix(".xctest") }) else { continue }
      return URL(fileURLWithPath: parts[..<bundle].joined(separator: "/")).path
    }
    throw ProgramMissing()
  }
}

/// There is no binary beside the tests.
package struct ProgramMissing: Error, CustomStringConvertible {
  package var description: String { "specimen is not beside the tests: run swift build" }
}

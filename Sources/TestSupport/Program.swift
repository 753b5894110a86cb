import Foundation

/// The built binary, run as people and CI run it.
package enum Program {
  package typealias Run = ChildProcess.Run

  /// Runs `specimen` off a terminal, with an environment that holds nothing but what it is given.
  /// - Parameters:
  ///   - folder: where it is run; the tests' own folder where none is named.
  ///   - input: what it reads from standard input.
  ///   - output: the device it writes to, of which nothing is read again.
  package static func run(
    _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:], input: String = "",
    output: String? = nil
  ) async throws -> Run {
    let program = ChildProcess(try path(), arguments, in: folder, environment: environment)
    guard let output else { return try await program.run(input: Array(input.utf8)) }
    let device = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    defer { withExtendedLifetime(device) {} }
    return try await program.run(writingTo: device.fileDescriptor, andErrors: false)
  }

  /// Runs `specimen` with a terminal at its output and errors; both come in `output`.
  package static func runOnTerminal(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> Run {
    let program = ChildProcess(try path(), arguments, environment: environment)
    let terminal = try PseudoTerminal()
    async let output = terminal.read()
    let run: Run
    do {
      defer { terminal.hangUp() }
      run = try await program.run(writingTo: terminal.program.fileDescriptor, andErrors: true)
    }
    return Run(status: run.status, output: await output, errors: "")
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

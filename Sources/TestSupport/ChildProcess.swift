import Subprocess

#if canImport(System)
import System
#else
import SystemPackage
#endif

/// Another program, run to its end or for as long as somebody needs it.
///
/// It is started by swift-subprocess: on Linux, Foundation's `Process` now and then reads past the end of what a folder
/// holds and takes all tests with it.
///
/// Source: https://github.com/swiftlang/swift-corelibs-foundation/pull/5472
package struct ChildProcess: Sendable {
  private let configuration: Configuration

  /// - Parameters:
  ///   - program: its path, or a name that is looked up in `PATH`.
  ///   - folder: where it is run; the tests' own folder where none is named.
  ///   - environment: all that it is given; nil for what the tests are given themselves.
  ///   - additions: variables beside those.
  package init(
    _ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String]? = nil,
    adding additions: [String: String] = [:]
  ) {
    let all = environment.map { Environment.custom([:]).updating(Self.keyed($0)) } ?? .inherit
    configuration = Configuration(
      executable: program.contains("/") ? .path(FilePath(program)) : .name(program),
      arguments: Arguments(arguments), environment: all.updating(Self.keyed(additions)),
      workingDirectory: folder.map { FilePath($0) })
  }

  private static func keyed(_ variables: [String: String]) -> [Environment.Key: String?] {
    Dictionary(uniqueKeysWithValues: variables.map { (Environment.Key(stringLiteral: $0), $1) })
  }

  /// What a run came to.
  package struct Run: Sendable {
    /// The status with which it ended; below zero, the signal that ended it.
    package let status: Int32
    package let output: String
    package let errors: String
  }

  /// Runs it to its end.
  package func run(input: [UInt8] = []) async throws -> Run {
    let result = try await Subprocess.run(
      configuration, input: .array(input), output: .string(limit: .max), error: .string(limit: .max))
    return Run(
      status: Self.status(result.terminationStatus), output: result.standardOutput, errors: result.standardError)
  }

  /// Runs it to its end with an open file in the place of its output, and of its errors too.
  ///
  /// - Parameter file: a descriptor, which stays open.
  package func run(writingTo file: Int32, andErrors: Bool) async throws -> Run {
    let file = FileDescriptorOutput.fileDescriptor(FileDescriptor(rawValue: file), closeAfterSpawningProcess: false)
    if andErrors {
      let result = try await Subprocess.run(configuration, input: .none, output: file, error: file)
      return Run(status: Self.status(result.terminationStatus), output: "", errors: "")
    }
    let result = try await Subprocess.run(configuration, input: .none, output: file, error: .string(limit: .max))
    return Run(status: Self.status(result.terminationStatus), output: "", errors: result.standardError)
  }

  /// One that runs until the body is done with it.
  package struct Running: Sendable {
    package let processID: Int32
    fileprivate let execution: Execution<NoInput, SequenceOutput, DiscardedOutput>

    /// Asks it to end, as Ctrl-C does.
    package func interrupt() throws { try execution.send(signal: .interrupt) }
  }

  /// Runs it for the time of the body, which reads its output line by line; if the body throws, it is ended.
  ///
  /// - Returns: the status with which it ended, as `Run` has it.
  package func run(_ body: (Running, inout Lines) async throws -> Void) async throws -> Int32 {
    let result = try await Subprocess.run(configuration, input: .none, output: .sequence, error: .discarded) {
      var lines = Lines($0.standardOutput)
      try await body(Running(processID: $0.processIdentifier.value, execution: $0), &lines)
    }
    return Self.status(result.terminationStatus)
  }

  /// What a program writes, line by line.
  package struct Lines {
    private var lines: SubprocessOutputSequence.StringSequence<UTF8>.AsyncIterator

    fileprivate init(_ output: SubprocessOutputSequence) { lines = output.strings().makeAsyncIterator() }

    /// The next line without its end; nil once nothing more is written.
    package mutating func next() async throws -> String? { try await lines.next() }
  }

  private static func status(_ status: TerminationStatus) -> Int32 {
    switch status {
    case .exited(let code): code
    case .signaled(let signal): -signal
    }
  }
}

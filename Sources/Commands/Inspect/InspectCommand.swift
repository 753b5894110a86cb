import ArgumentParser
import Pipeline
import Printing

/// `specimen inspect`: describes one value in full.
struct InspectCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Describe one value in full.",
    discussion: """
      Answers are for people by default; --format json gives one object per query, in the order of the queries. A dash \
      reads queries from standard input, one per line. A query that cannot be read gives "valid": false and an error; \
      the others are still answered.

        specimen inspect color '#0066cc' 'oklch(62% 0.19 260)'
        specimen inspect contrast '#6b7280' '#ffffff'
        specimen inspect spring --stiffness 200 --damping 18 --at 0,0.1,0.2
        specimen inspect easing 'cubic-bezier(0.2, 0.8, 0.2, 1)' --at 0,0.5,1
        specimen inspect token omnivia color.brand.primary --theme dark
      """,
    subcommands: [
      InspectColorCommand.self, InspectContrastCommand.self, InspectSpringCommand.self, InspectEasingCommand.self,
      InspectTokenCommand.self,
    ])
}

/// The answer to one query: the value found, or why there is none.
protocol Answer {
  var isValid: Bool { get }
  /// For people: a few lines, with a swatch or curve if there is one.
  func text(color: Bool) -> String
  /// One JSON object on one line.
  var json: String { get }
}

extension Result {
  var isSuccess: Bool {
    switch self {
    case .success: true
    case .failure: false
    }
  }
}

extension JSONWriter {
  /// Members that are present even without an answer.
  mutating func nulls(_ names: [String]) {
    for name in names {
      key(name)
      null()
    }
  }
}

/// Answers queries one by one, from the arguments or from lines of standard input.
enum Inquiry {
  /// - Throws: `ExitCode(1)` if any query could not be read, `ExitCode(74)` if the answers cannot be written.
  static func run<A: Answer>(_ queries: [String], _ format: OutputFormat, _ answer: (String) -> A) throws {
    var output = BufferedOutput(.standardOutput)
    var allValid = true
    func give(_ query: String) throws(FileSystemError) {
      let result = answer(query)
      allValid = allValid && result.isValid
      try output.write((format == .json ? result.json : result.text(color: Terminal.standardOutput.hasColor)) + "\n")
    }
    do throws(FileSystemError) {
      for query in queries {
        guard query == "-" else {
          try give(query)
          continue
        }
        while let line = readLine(strippingNewline: true) { try give(line) }
      }
      try output.flush()
    } catch {
      throw ExitStatus.reporting(error)
    }
    if !allValid { throw ExitCode(1) }
  }
}

/// Buffers output, so that thousands of short answers do not take as many system calls.
struct BufferedOutput {
  private let terminal: Terminal
  private var text = ""

  init(_ terminal: Terminal) { self.terminal = terminal }

  /// On a terminal somebody is waiting, so nothing is held back.
  mutating func write(_ part: String) throws(FileSystemError) {
    text += part
    if text.utf8.count > 32_768 || terminal.isInteractive { try flush() }
  }

  mutating func flush() throws(FileSystemError) {
    try terminal.write(text)
    text = ""
  }
}

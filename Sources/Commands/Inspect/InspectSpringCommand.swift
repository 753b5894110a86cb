import ArgumentParser
import Motion

/// `specimen inspect spring`: describes a spring written in any platform's parameters.
struct InspectSpringCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spring", abstract: "Work out a spring: overshoot, settling, equivalents on every platform, CSS.",
    discussion: """
      The settle time is the last moment more than 0.001 from the target. Parameters that are left out take the \
      engine's defaults.

        specimen inspect spring --response 0.5 --damping-fraction 0.82
        echo '--duration 0.5 --bounce 0.3' | specimen inspect spring -
      """)

  @Argument(help: "- reads the same options from standard input, one spring per line.")
  var source: String?

  @Option(parsing: .unconditional, help: "Spring constant.") var stiffness: String?
  @Option(parsing: .unconditional, help: "Damping coefficient.") var damping: String?
  @Option(parsing: .unconditional, help: "Damping ratio, together with a stiffness.") var dampingRatio: String?
  @Option(parsing: .unconditional, help: "Mass.") var mass: String?
  @Option(parsing: .unconditional, help: "Initial velocity; 1 is the whole distance per second.") var velocity: String?
  @Option(parsing: .unconditional, help: "Undamped period in seconds.") var response: String?
  @Option(parsing: .unconditional, help: "Damping ratio, together with a response.") var dampingFraction: String?
  @Option(parsing: .unconditional, help: "Perceptual duration in seconds.") var duration: String?
  @Option(parsing: .unconditional, help: "Bounce, above -1 and at most 1.") var bounce: String?
  @Option(parsing: .unconditional, help: "Origami tension.") var tension: String?
  @Option(parsing: .unconditional, help: "Origami friction.") var friction: String?
  @Option(parsing: .unconditional, help: "Times in seconds to evaluate at, separated by commas.") var at: String?

  @Option(
    help:
      "The engine whose defaults fill in what is left out: \(SpringEngine.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var engine: String?

  @Option(help: "The format of the answer.")
  var format = OutputFormat.text

  func validate() throws {
    if let source, source != "-" { throw ValidationError("\(source) is not an option; write - or a spring's options") }
    if source == nil, query.isEmpty {
      throw ValidationError(
        "write a spring's options, such as --stiffness 200 --damping 18, or - to read them from standard input")
    }
  }

  func run() throws {
    if source != nil {
      try Inquiry.run(["-"], format) { SpringAnswer($0) }
    } else {
      try Inquiry.run([query], format) { SpringAnswer($0) }
    }
  }

  /// The options as one line, as standard input would have them.
  private var query: String {
    let options = [
      ("stiffness", stiffness), ("damping", damping), ("damping-ratio", dampingRatio), ("mass", mass),
      ("velocity", velocity), ("response", response), ("damping-fraction", dampingFraction), ("duration", duration),
      ("bounce", bounce), ("tension", tension), ("friction", friction), ("engine", engine), ("at", at),
    ]
    return options.compactMap { name, value in value.map { "--\(name) \($0)" } }.joined(separator: " ")
  }
}

import ArgumentParser
import Motion
import Printing

/// `specimen inspect easing`: describes a CSS easing function.
struct InspectEasingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "easing", abstract: "Evaluate a CSS easing: cubic-bezier(), steps(), linear() or a keyword.")

  @Argument(help: ArgumentHelp("Easing functions; - reads one per line from standard input.", valueName: "easing"))
  var easings: [String]

  @Option(parsing: .unconditional, help: "Points of progress to evaluate at, separated by commas.")
  var at = "0,0.25,0.5,0.75,1"

  @Option(help: "The format of the answer.")
  var format = OutputFormat.text

  func validate() throws { _ = try inputs() }

  private func inputs() throws -> [Double] {
    try at.split(separator: ",").map { part in
      guard let number = Double(part.trimmingPrefix(" ")), number.isFinite else {
        throw ValidationError("--at: \(part) is not a number")
      }
      return number
    }
  }

  func run() throws {
    let inputs = try inputs()
    try Inquiry.run(easings, format) { EasingAnswer($0, at: inputs) }
  }
}

/// The description of an easing.
struct EasingAnswer: Answer {
  private let input: String
  private let at: [Double]
  private let result: Result<Easing, EasingSyntaxError>

  init(_ input: String, at: [Double]) {
    self.input = input
    self.at = at
    result = Result { () throws(EasingSyntaxError) in try Easing(css: input) }
  }

  var isValid: Bool { result.isSuccess }

  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("input", input)
      json.member("valid", isValid)
      switch result {
      case .success(let easing):
        json.key("points")
        if let points = easing.controlPoints { numbers(points, &json) } else { json.null() }
        json.key("values")
        numbers(at.map { easing.value(at: $0) }, &json)
      case .failure(let error):
        json.nulls(["points", "values"])
        json.member("error", error.message)
      }
    }
    return json.text
  }

  private func numbers(_ values: [Double], _ json: inout JSONWriter) {
    json.array { json in for value in values { json.number(value, places: 10) } }
  }

  func text(color: Bool) -> String {
    switch result {
    case .failure(let error): return "\(input)\n  error: \(error.message)"
    case .success(let easing):
      let values = at.map { "  \($0.trimmed(4)) → \(easing.value(at: $0).fixed(6))" }
      return ([TerminalPlot.curve(from: 0, to: 1) { easing.value(at: $0) }, "  " + easing.css] + values)
        .joined(separator: "\n")
    }
  }
}

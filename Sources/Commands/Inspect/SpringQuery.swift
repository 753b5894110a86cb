import Diagnostics
import Motion

/// A spring given as a line of options: `--stiffness 200 --damping 18 --at 0,0.1`.
struct SpringQuery {
  var parameters = SpringParameters()
  var times: [Double]?
  /// Core Animation's defaults, which most libraries share: stiffness 100, damping 10, mass 1.
  var engine = SpringEngine.coreAnimation

  /// Why a line does not describe a spring.
  struct Fault: Error {
    let message: String
  }

  init(_ line: String) throws(Fault) {
    var words = line.split { $0 == " " || $0 == "\t" }.flatMap { word -> [Substring] in
      word.hasPrefix("--") ? word.split(separator: "=", maxSplits: 1) : [word]
    }[...]
    guard !words.isEmpty else { throw Fault(message: "no options; write --stiffness and --damping, or another pair") }
    while let name = words.popFirst() {
      guard name.hasPrefix("--") else { throw Fault(message: "\(name) is not an option; options begin with --") }
      guard let value = words.popFirst() else { throw Fault(message: "\(name) has no value") }
      try set(String(name.dropFirst(2)), String(value))
    }
  }

  private mutating func set(_ name: String, _ value: String) throws(Fault) {
    switch name {
    case "at": times = try value.split(separator: ",").map { part throws(Fault) in try Self.number(String(part), name) }
    case "engine":
      guard let named = SpringEngine(rawValue: value) else {
        throw Fault(message: "\(value) is not an engine" + Self.near(value, SpringEngine.allCases.map(\.rawValue)))
      }
      engine = named
    default:
      guard let parameter = Self.parameters[name] else {
        throw Fault(message: "--\(name) is not an option" + Self.near(name, Self.parameters.keys.sorted()))
      }
      parameters[parameter] = try Self.number(value, name)
    }
  }

  /// The names of the options: those of the parameters, with hyphens.
  private static let parameters = Dictionary(
    uniqueKeysWithValues: SpringParameter.allCases.map { parameter in
      (parameter.rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined(), parameter)
    })

  private static func number(_ text: String, _ name: String) throws(Fault) -> Double {
    guard let number = Double(text), number.isFinite else { throw Fault(message: "--\(name): \(text) is not a number") }
    return number
  }

  private static func near(_ name: String, _ known: [String]) -> String {
    Suggestion.nearest(to: name, in: known).map { "; did you mean \($0)?" } ?? ""
  }
}

import Colorimetry
import Files
import Syntax
import TokenValues

/// Where a stylesheet that repeats most values of a token file differs from it.
struct StaleCopy {
  struct Difference {
    /// The custom property, what it is, and where.
    let property: (name: String, text: String, place: Span)
    /// The same of the token.
    let token: (name: String, text: String, place: Span)
  }

  let differences: [Difference]

  /// The fewest values that are the same for each that differs: a stylesheet that differs in more is one of its own.
  private static let least = 4

  /// Nil where both say the same, or too much else.
  ///
  /// - Parameters:
  ///   - names: finds a custom property among the names of the tokens, which are in small letters without separators.
  init?(_ sheet: Stylesheet, of file: SourceFile, _ root: JSONObject, named names: (String) -> String?) {
    let tokens = Self.values(in: root, file)
    var same = 0
    var found: [Difference] = []
    for declaration in sheet.declarations where declaration.choices.isEmpty {
      guard let known = names(declaration.name).flatMap({ tokens[$0] }),
        case let equal = known.compactMap({ Self.areSame(declaration.text, $0.text) }), !equal.isEmpty
      else { continue }
      if equal.contains(true) {
        same += 1
      } else {
        found.append(
          Difference(
            property: (declaration.name, declaration.text, sheet.file.span(declaration.range)), token: known[0]))
      }
    }
    guard !found.isEmpty, same >= Self.least * found.count else { return nil }
    differences = found
  }

  /// The values in words and figures, by the names of the tokens with all groups around them, and without the outermost.
  private static func values(
    in root: JSONObject, _ file: SourceFile
  ) -> [String: [(name: String, text: String, place: Span)]] {
    var found: [String: [(name: String, text: String, place: Span)]] = [:]
    ForeignTokens.walk(root) { path, member in
      let value: JSONValue
      switch member {
      case .token(let own), .plain(let own): value = own
      case .group: return
      }
      guard let text = value.string else { return }
      let known = (name: path.joined(separator: "."), text: text, place: file.span(value.range))
      let letters = path.map(ReadStylesheets.letters)
      found[letters.joined(), default: []].append(known)
      if path.count > 1 { found[letters.dropFirst().joined(), default: []].append(known) }
    }
    return found
  }

  /// Whether two texts are one colour or one length; nil where one of them is something else.
  private static func areSame(_ one: String, _ other: String) -> Bool? {
    if let first = CSSText.color(one), let second = CSSText.color(other) { return first.css == second.css }
    guard let first = WrittenQuantity(one), let second = WrittenQuantity(other), first.unit == second.unit else {
      return nil
    }
    return first.value == second.value
  }
}

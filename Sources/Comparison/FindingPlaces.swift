import Diagnostics
import Files
import Guide
import Syntax
import Tokens

/// A version's tokens, by the files that they are written in, in the order of their places.
struct FindingPlaces {
  private let tokens: [String: [Declaration]]
  /// What is before the paths of files where a finding names one.
  let place: String
  /// The files that were looked into, by their paths.
  private var files: [String: JSONValue?] = [:]

  private struct Declaration {
    let path: TokenPath
    let start: Int
    let end: Int
    let value: Span
    let hasValue: Bool

    init(_ path: TokenPath, _ name: Span, _ value: Span, hasValue: Bool) {
      self.path = path
      self.value = value
      self.hasValue = hasValue
      start = name.range.start
      end = value.range.end
    }
  }

  init(_ version: GuideVersion) {
    place = version.place
    let guide = version.guide
    var tokens: [String: [Declaration]] = [:]
    for theme in guide.systems.flatMap(\.themes.themes) {
      for token in theme.tokens.tokens {
        tokens[token.span.file.path, default: []].append(
          Declaration(token.path, token.span, token.valueSpan, hasValue: true))
      }
      for token in theme.tokens.unresolvedTokens {
        tokens[token.span.file.path, default: []].append(
          Declaration(token.path, token.span, token.valueSpan, hasValue: false))
      }
    }
    self.tokens = tokens.mapValues { $0.sorted { $0.start < $1.start } }
  }

  /// The token that is written at a place; nil if none is.
  func token(at span: Span) -> TokenPath? { declaration(at: span)?.path }

  /// The token without a value that is written at a place; nil if none is.
  func unvalued(at span: Span) -> TokenPath? { declaration(at: span).flatMap { $0.hasValue ? nil : $0.path } }

  /// The token in whose value a place is, with the text of that.
  func value(at span: Span) -> (path: TokenPath, text: String)? {
    guard let found = declaration(at: span), found.value.range.start <= span.range.start else { return nil }
    return (found.path, found.value.text)
  }

  /// The texts of the values of all tokens; of one that is written several times, that of the first file.
  var texts: [TokenPath: String] {
    let all = tokens.sorted { $0.key < $1.key }.flatMap(\.value)
    return Dictionary(all.map { ($0.path, $0.value.text) }) { first, _ in first }
  }

  private func declaration(at span: Span) -> Declaration? {
    guard let tokens = tokens[span.file.path] else { return nil }
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start <= span.range.start { low = middle + 1 } else { high = middle }
    }
    guard low > 0, tokens[low - 1].end >= span.range.start else { return nil }
    return tokens[low - 1]
  }

  /// The names of the members around a place in a JSON file: `color.link.$value`.
  mutating func member(at span: Span) -> String? {
    let path = span.file.path
    guard DataReader.isJSON(path) else { return nil }
    if files[path] == nil {
      var unheard = Diagnostics()
      files[path] = .some(JSONReader.read(span.file, into: &unheard))
    }
    var names: [String] = []
    var value = files[path] ?? nil
    while let object = value?.object {
      let inside = object.members.first {
        $0.nameRange.start <= span.range.start && span.range.start <= $0.value.range.end
      }
      guard let inside else { break }
      names.append(inside.name)
      value = inside.value
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}

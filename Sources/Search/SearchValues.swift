import Colorimetry
import Guide
import Motion
import Plates
import Printing
import TokenValues
import Tokens

/// The values of a guide's tokens, for a search that is a value: the nearest colours, lengths, durations, springs, curves,
/// weights and numbers.
struct SearchValues {
  /// The most values in one file.
  private static let mostInFile = 3_000

  private let guide: Guide

  init(_ guide: Guide) { self.guide = guide }

  /// A value of a token in one theme or in all.
  private struct Row {
    enum Kind: String {
      case colour = "c", length = "l", time = "t", spring = "s", easing = "e", weight = "w", number = "n"
    }

    /// What a token is for; of equal values, those with the higher rank are shown first.
    enum Rank: Int {
      case primitive, component, semantic
    }

    let kind: Kind
    /// The colour as hex, the number of pixels or milliseconds, a spring's response in seconds and its damping ratio, the
    /// coordinates of a curve's handles, a weight or a number.
    let value: String
    let text: String
    let path: TokenPath
    let system: Int
    let rank: Rank
    /// What tells the themes that it is the value in; empty if it is the same in all.
    let theme: String
  }

  /// The text of each file: `specimenSearch("v0",{"s":[[name,url,ground,its name,theme],…],
  /// "r":[[kind,value,text,path,system,rank,theme],…]})`. The ground is the first opaque surface of a system, in the theme
  /// that is shown first.
  var files: [[UInt8]] {
    let rows = guide.designSystems.enumerated().flatMap { self.rows(of: $1, $0) }
    return stride(from: 0, to: rows.count, by: Self.mostInFile).enumerated().map { number, start in
      file(of: rows[start..<min(start + Self.mostInFile, rows.count)], number)
    }
  }

  private func rows(of system: DesignSystem, _ number: Int) -> [Row] {
    let parts = system.pages.filter { $0.kind == .component }.map { Self.words($0.title) }
    return system.allTokens.tokens.flatMap { token -> [Row] in
      ThemedToken(path: token.path, system: system).groups(ThemedToken.isSame).compactMap { group in
        Self.measured(group.token, by: system.settings.springEngine).map { kind, value in
          Row(
            kind: kind, value: value, text: TokenText.short(group.token), path: token.path, system: number,
            rank: Self.rank(of: group.token, parts), theme: group.label ?? "")
        }
      }
    }
  }

  /// - Parameter parts: the words in the names of the components that have a page.
  private static func rank(of token: Token, _ parts: [Set<String>]) -> Row.Rank {
    if token.path.isInComponent { return .component }
    let own = words(token.path.segments.first ?? "")
    // `tab-bar` is the bottom tab bar; one word alone may be of anything.
    if parts.contains(where: { $0 == own || own.count > 1 && own.isSubset(of: $0) }) { return .component }
    return token.aliases.isEmpty ? .primitive : .semantic
  }

  /// The words of a name, each as one of its kind: `Buttons` and `button` have the same.
  private static func words(_ name: String) -> Set<String> {
    Set(
      name.lowercased().split { !$0.isLetter && !$0.isNumber }.map { word in
        String(word.count > 3 && word.hasSuffix("s") ? word.dropLast() : word)
      })
  }

  /// Nil for what is not given, and what has no nearest.
  private static func measured(_ token: Token, by engine: SpringEngine?) -> (Row.Kind, String)? {
    if token.isNotGiven { return nil }
    return switch token.value {
    case .color(let color): (.colour, color.hex)
    case .dimension(let length): (.length, length.pixels.trimmed(3))
    case .duration(let span): (.time, span.milliseconds.trimmed(3))
    case .typography(let type) where !token.notGiven.contains("fontSize"): (.length, type.fontSize.pixels.trimmed(3))
    case .cubicBezier(let curve):
      (.easing, "[\([curve.x1, curve.y1, curve.x2, curve.y2].map { $0.trimmed(4) }.joined(separator: ","))]")
    case .fontWeight(let weight): (.weight, weight.value.trimmed(0))
    case .number(let number): (.number, number.trimmed(4))
    case .typography, .fontFamily, .strokeStyle, .border, .transition, .shadow, .gradient, .haptic: nil
    case .spring(let written): spring(written, by: engine).map { (.spring, $0) }
    }
  }

  /// Springs of the same response and damping ratio move alike, in whatever terms they are written.
  private static func spring(_ written: SpringParameters, by engine: SpringEngine?) -> String? {
    guard case .success(let resolved) = written.resolved(by: engine ?? .swiftUI) else { return nil }
    let isWhole = engine != nil || resolved.fromDefaults.isEmpty
    return isWhole ? "[\(resolved.spring.response.trimmed(4)),\(resolved.spring.dampingRatio.trimmed(4))]" : nil
  }

  private static func ground(of system: DesignSystem) -> (hex: String, path: TokenPath)? {
    let tokens = system.defaultTheme.tokens
    for token in system.settings.surfaces.lazy.flatMap({ tokens.matching($0) }) {
      if case .color(let color) = token.value, color.opacity == 1 { return (color.hex, token.path) }
    }
    return nil
  }

  private func file(of rows: ArraySlice<Row>, _ number: Int) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.array("s") { json in
        for system in guide.designSystems {
          json.array { json in
            json.string(system.settings.name)
            json.string(system.url("tokens.html"))
            guard let ground = Self.ground(of: system) else { return }
            json.string(ground.hex)
            json.string(ground.path.description)
            json.string(system.defaultTheme.name)
          }
        }
      }
      json.array("r") { json in
        for row in rows {
          json.array { json in
            json.string(row.kind.rawValue)
            if row.kind == .colour { json.string(row.value) } else { json.literal(row.value) }
            json.string(row.text)
            json.string(row.path.description)
            json.int(row.system)
            json.int(row.rank.rawValue)
            json.string(row.theme)
          }
        }
      }
    }
    return Array("specimenSearch(\"v\(number)\",\(json.text))\n".utf8)
  }
}

import Colorimetry
import Guide
import Motion
import Plates
import Printing
import TokenValues
import Tokens

/// The values of a guide's tokens, for a search that is a value: the nearest colours, lengths and durations.
struct SearchValues {
  /// The most values in one file.
  private static let mostInFile = 3_000

  private let guide: Guide

  init(_ guide: Guide) { self.guide = guide }

  /// A value of a token in one theme or in all.
  private struct Row {
    enum Kind: String { case colour = "c", length = "l", time = "t", spring = "s" }

    let kind: Kind
    /// The colour as hex, the number of pixels or milliseconds, or a spring's response in seconds and its damping ratio.
    let value: String
    let text: String
    let path: TokenPath
    let system: Int
    let isAlias: Bool
    /// The theme that it is the value in; empty if it is the same in all.
    let theme: String
  }

  /// The text of each file: `specimenSearch("v0",{"s":[[name,url],…],"r":[[kind,value,text,path,system,alias,theme],…]})`.
  var files: [[UInt8]] {
    let rows = guide.designSystems.enumerated().flatMap { self.rows(of: $1, $0) }
    return stride(from: 0, to: rows.count, by: Self.mostInFile).enumerated().map { number, start in
      file(of: rows[start..<min(start + Self.mostInFile, rows.count)], number)
    }
  }

  private func rows(of system: DesignSystem, _ number: Int) -> [Row] {
    system.allTokens.tokens.flatMap { token -> [Row] in
      let themed = ThemedToken(path: token.path, system: system)
      let shown = themed.varies ? themed.byTheme : themed.groups { _, _ in true }.map { ($0.label ?? "", $0.token) }
      return shown.compactMap { theme, token in
        Self.measured(token, by: system.settings.springEngine).map { kind, value in
          Row(
            kind: kind, value: value, text: TokenText.short(token), path: token.path, system: number,
            isAlias: !token.aliases.isEmpty, theme: theme)
        }
      }
    }
  }

  /// Nil for what is not given, and what has no nearest.
  private static func measured(_ token: Token, by engine: SpringEngine?) -> (Row.Kind, String)? {
    if token.isNotGiven { return nil }
    return switch token.value {
    case .color(let color): (.colour, color.hex)
    case .dimension(let length): (.length, length.pixels.trimmed(3))
    case .duration(let span): (.time, span.milliseconds.trimmed(3))
    case .typography(let type) where !token.notGiven.contains("fontSize"): (.length, type.fontSize.pixels.trimmed(3))
    case .typography, .fontFamily, .fontWeight, .cubicBezier, .number, .strokeStyle, .border, .transition, .shadow,
      .gradient, .haptic:
      nil
    case .spring(let written): spring(written, by: engine).map { (.spring, $0) }
    }
  }

  /// Springs of the same response and damping ratio move alike, in whatever terms they are written.
  private static func spring(_ written: SpringParameters, by engine: SpringEngine?) -> String? {
    guard case .success(let resolved) = written.resolved(by: engine ?? .swiftUI) else { return nil }
    let isWhole = engine != nil || resolved.fromDefaults.isEmpty
    return isWhole ? "[\(resolved.spring.response.trimmed(4)),\(resolved.spring.dampingRatio.trimmed(4))]" : nil
  }

  private func file(of rows: ArraySlice<Row>, _ number: Int) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.array("s") { json in
        for system in guide.designSystems {
          json.array { json in
            json.string(system.settings.name)
            json.string(system.url("tokens.html"))
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
            json.int(row.isAlias ? 1 : 0)
            json.string(row.theme)
          }
        }
      }
    }
    return Array("specimenSearch(\"v\(number)\",\(json.text))\n".utf8)
  }
}

import Colorimetry
import Diagnostics
import Dialects
import Files
import Motion
import Syntax
import TestSupport
import TokenValues
import Tokens

/// Some YAML as the source of a system, and what was found; each `↓` is the place of a finding.
struct ReadDesign {
  let themes: TokenThemes
  let diagnostics: Diagnostics
  let positions: [Position]
  let isDesign: Bool

  init(_ yaml: String, isBlock: Bool = false) {
    let marked = MarkedText(yaml)
    let file = SourceFile(path: "DESIGN.md", text: marked.text)
    var found = Diagnostics()
    let value = YAMLReader.read(file, into: &found)
    let design = value.flatMap { DesignDocument.read($0, in: file, isBlock: isBlock, into: &found) }
    isDesign = design != nil
    themes = TokenLoader.load([], after: design.map { [$0.source] } ?? [], root: "", into: &found)
    diagnostics = found
    positions = marked.positions
  }

  var rules: [String] { diagnostics.sorted.map(\.rule.id) }
  var messages: [String] { diagnostics.sorted.map(\.message) }

  /// Paths and types, in order.
  var shapes: [String] { themes.default.tokens.tokens.map { "\($0.path) \($0.type.rawValue)" } }

  func css(_ path: String, in theme: String? = nil) -> String? {
    let tokens = theme.flatMap { themes[$0] }?.tokens ?? themes.default.tokens
    return tokens[TokenPath(path)].map { text($0.value) }
  }

  private func text(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): color.hex
    case .dimension(let length): length.css
    case .number(let number): "\(number)"
    case .duration(let time): time.css
    case .cubicBezier(let curve): "\(curve.x1) \(curve.y1) \(curve.x2) \(curve.y2)"
    case .shadow(let layers): layers.css
    case .border(let border): border.css
    case .transition(let transition): transition.css
    case .gradient(let stops): stops.css
    case .fontFamily(let names): names.joined(separator: "|")
    case .fontWeight(let weight): weight.css
    case .typography(let type):
      "\(type.fontFamily.joined(separator: "|")) \(type.fontWeight.css) \(type.fontSize.css)/\(type.lineHeight) "
        + type.letterSpacing.css
    case .strokeStyle, .spring, .haptic: "\(value.type.rawValue)"
    }
  }
}

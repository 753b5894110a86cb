import Colorimetry
package import Diagnostics
package import Guide
import Tokens

/// A system with what its rules ask about again and again.
package struct AuditedSystem: Sendable {
  package let system: DesignSystem
  let names: TokenNames
  /// The opaque colours of all tokens in all themes by their hex, each with the first token that has it.
  let opaqueColors: [String: NamedColor]

  /// A colour and a token that has it.
  struct NamedColor: Sendable {
    let path: TokenPath
    let color: Color
    /// The channels of the opaque colour, 0 … 255.
    let channels: [Int]

    init(path: TokenPath, color: Color) {
      self.path = path
      self.color = color
      channels = Self.channels(color)
    }

    static func channels(_ color: Color) -> [Int] {
      let number = Int(color.opaqueHex.dropFirst(), radix: 16) ?? 0
      return [number >> 16, number >> 8 & 255, number & 255]
    }

    /// Whether another colour is near enough to be measured; the difference of two colours is costly.
    func mayBeNear(_ channels: [Int]) -> Bool { zip(self.channels, channels).allSatisfy { abs($0 - $1) <= 24 } }
  }

  package init(_ system: DesignSystem) {
    self.system = system
    names = TokenNames(system.themes, knowsWords: !system.pages.isEmpty)
    var colors: [String: NamedColor] = [:]
    for theme in system.pages.isEmpty ? [] : system.themes.themes {
      for token in theme.tokens.tokens {
        guard case .color(let color) = token.value, color.opacity == 1, color.isInGamut(of: .srgb) else { continue }
        let hex = color.opaqueHex
        if colors[hex] == nil { colors[hex] = NamedColor(path: token.path, color: color) }
      }
    }
    opaqueColors = colors
    hasSprings = system.tokens.tokens.contains { $0.type == .spring }
    hasDeprecated = system.themes.themes.contains { $0.tokens.tokens.contains { $0.deprecation != nil } }
  }

  let hasSprings: Bool
  let hasDeprecated: Bool

  var hasTokens: Bool { !names.isEmpty }

  /// Everything that is wrong with the system beside its pages.
  package func report(into diagnostics: inout Diagnostics) {
    for rule in AuditRules.all { rule.audit(self, into: &diagnostics) }
  }

  /// Everything that is wrong on one of its pages.
  package func report(_ page: Page, into diagnostics: inout Diagnostics) {
    let audited = AuditedPage(page, in: self)
    for rule in AuditRules.all { rule.audit(audited, into: &diagnostics) }
  }
}

import Colorimetry
import Guide
import Printing
import Statements
import TokenValues
package import Tokens
import Wording

/// The contrast that WCAG asks of what a component shows on its background.
package struct ContrastNeed {
  package let least: Double
  /// What needs it, as a clause.
  package let why: String
  /// What is shown: `text` or `icon`.
  package let noun: String

  /// 18 points, and 14 points for bold text.
  private static let large = 24.0
  private static let largeIfBold = 18.66
  private static let bold = 700.0

  /// - Parameter isSaidToBeSign: whether a page says that it shows a sign in place of words.
  package init(of component: TokenPath, in theme: Theme, isSaidToBeSign: Bool) {
    let style = Self.style(of: component, in: theme)
    let isGraphic = isSaidToBeSign && style == nil || Self.isGraphic(component, hasStyle: style != nil)
    noun = isGraphic ? "icon" : "text"
    if isGraphic {
      (least, why) = (Contrast.leastOfGraphics, "an icon needs 3:1")
    } else if let style {
      let isLarge = style.size >= Self.large || style.size >= Self.largeIfBold && style.weight >= Self.bold
      let size = style.size.trimmed(2) + "px" + (isLarge && style.size < Self.large ? " in bold" : "")
      least = isLarge ? Contrast.leastOfLargeText : Contrast.leastOfText
      why = "text of \(size) \(isLarge ? "is large and " : "")needs \(least.trimmed(1)):1"
    } else {
      (least, why) = (Contrast.leastOfText, "text needs 4.5:1")
    }
  }

  /// The size of a component's text in pixels, and its weight.
  private static func style(of component: TokenPath, in theme: Theme) -> (size: Double, weight: Double)? {
    for name in ["typography", "font", "textStyle", "type"] {
      if case .typography(let type)? = theme.tokens[component.appending(name)]?.value {
        return (type.fontSize.pixels, type.fontWeight.value)
      }
    }
    guard case .dimension(let size)? = theme.tokens[component.appending("fontSize")]?.value,
      size.unit.isAbsolute || size.unit == .rem
    else { return nil }
    return (size.pixels, weight(of: component, in: theme))
  }

  private static func weight(of component: TokenPath, in theme: Theme) -> Double {
    switch theme.tokens[component.appending("fontWeight")]?.value {
    case .fontWeight(let weight): weight.value
    case .number(let number): number
    case nil, .color, .dimension, .fontFamily, .duration, .cubicBezier, .strokeStyle, .border, .transition, .shadow,
      .gradient, .typography, .spring, .haptic:
      400
    }
  }

  private static let graphics: Set<String> = [
    "icon", "icons", "check", "checkmark", "arrow", "arrows", "chevron", "caret", "glyph", "spinner",
  ]
  private static let texts: Set<String> = ["text", "label", "link"]
  /// What holds text beside its signs.
  private static let holders: Set<String> = ["nav", "card", "row", "list", "item"]

  /// Whether a component shows a sign in place of words: by its last word, or by any where nothing speaks of text.
  private static func isGraphic(_ component: TokenPath, hasStyle: Bool) -> Bool {
    let words = NameWords(component.name).words
    guard texts.isDisjoint(with: words) else { return false }
    if let last = words.last, graphics.contains(last) { return true }
    if words.contains("icon"), words.contains("button") { return true }
    return !hasStyle && holders.isDisjoint(with: words) && !graphics.isDisjoint(with: words)
  }
}

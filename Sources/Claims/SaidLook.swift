import Printing
import Statements
package import Tokens
import Wording

/// What a page says of how a component looks, as far as its colours cannot tell.
package struct SaidLook: OptionSet, Sendable {
  package let rawValue: Int

  /// Its ground is a picture, a gradient or something that is seen through: no single colour.
  package static let onPicture = SaidLook(rawValue: 1)
  /// It shows a sign and no words.
  package static let sign = SaidLook(rawValue: 2)

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// What some pages together say of each component.
  package static func all(in pages: [PageEvidence]) -> [TokenPath: SaidLook] {
    pages.reduce(into: [:]) { $0.merge($1.looks) { $0.union($1) } }
  }

  /// By its name.
  package init(_ component: TokenPath) {
    let words = NameWords(component.name).words
    self = Self.pictures.isDisjoint(with: words) && Self.clear.isDisjoint(with: words) ? [] : .onPicture
  }

  /// By what a text says: of its ground only where a picture is spoken of, or a ground that is seen through.
  private init(_ text: ArraySlice<UInt8>) {
    let words = Set(NameWords(text).words)
    var look: SaidLook = []
    if !Self.pictures.isDisjoint(with: words) || Self.isSeenThrough(text) { look.insert(.onPicture) }
    if !Self.signs.isDisjoint(with: words), Self.words.isDisjoint(with: words) { look.insert(.sign) }
    self = look
  }

  /// Whether one part of a sentence speaks of the ground, and of something that is seen through.
  private static func isSeenThrough(_ text: ArraySlice<UInt8>) -> Bool {
    var parts: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    for index in text.indices where text[index].isOne(of: ",.;") {
      guard index + 1 == text.endIndex || text[index + 1].isSpace else { continue }
      parts.append(text[start..<index])
      start = index + 1
    }
    parts.append(text[start...])
    return parts.contains { part in
      let words = NameWords(part).words
      return !clear.isDisjoint(with: words) && !grounds.isDisjoint(with: words)
    }
  }

  /// What the texts of a page say of each component.
  package static func all(on page: AuditedPage) -> [TokenPath: SaidLook] {
    guard !page.subject.components.isEmpty else { return [:] }
    var subjects = ComponentSubjects(page)
    var looks: [TokenPath: SaidLook] = [:]
    var solid: Set<TokenPath> = []
    for subject in subjects.all() {
      looks[subject.component, default: []].formUnion(SaidLook(subject.text.bytes[subject.part]))
      if hasOneColor(subject, page) { solid.insert(subject.component) }
    }
    for component in solid { looks[component]?.remove(.onPicture) }
    return looks
  }

  /// Whether a text gives a component one colour as its ground, and does not call that seen through.
  private static func hasOneColor(_ subject: ComponentSubjects.Subject, _ page: AuditedPage) -> Bool {
    let clauses = ComponentClauses(subject.text, page.subject.names).all(in: subject.part)
    guard let clause = clauses.first(where: { $0.property == .background }) else { return false }
    let rest = subject.text.bytes[clause.range.upperBound...].drop { $0 == UInt8(ascii: " ") }
    guard rest.first == UInt8(ascii: "(") else { return true }
    return clear.isDisjoint(with: NameWords(rest.prefix { $0 != UInt8(ascii: ")") }).words)
  }

  private static let pictures: Set<String> = [
    "gradient", "gradients", "photo", "photos", "photograph", "photographs", "photographic", "photography", "video",
    "imagery", "mesh",
  ]
  /// Words for what is seen through.
  private static let clear: Set<String> = [
    "translucent", "transparent", "semitransparent", "frosted", "glass", "blurred", "opacity",
  ]
  private static let grounds: Set<String> = ["background", "fill", "filled", "ground", "backdrop", "canvas"]
  private static let signs: Set<String> = [
    "icon", "glyph", "chevron", "caret", "checkmark", "arrow", "magnifier", "hamburger",
  ]
  private static let words: Set<String> = [
    "text", "label", "labels", "title", "headline", "copy", "caption", "word", "words", "type", "heading", "name",
  ]
}

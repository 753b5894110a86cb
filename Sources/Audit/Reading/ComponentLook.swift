import Printing
import Tokens

/// What a page says of how a component looks, as far as its colours cannot tell.
struct ComponentLook: OptionSet, Sendable {
  let rawValue: Int

  /// Its ground is a picture, a gradient or something that is seen through: no single colour.
  static let onPicture = ComponentLook(rawValue: 1)
  /// It shows a sign and no words.
  static let sign = ComponentLook(rawValue: 2)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// By its name.
  init(_ component: TokenPath) {
    self = Self.pictures.isDisjoint(with: NameWords(component.name).words) ? [] : .onPicture
  }

  /// By what a text says.
  init(_ text: ArraySlice<UInt8>) {
    let words = Set(NameWords(text).words)
    var look: ComponentLook = []
    if !Self.pictures.isDisjoint(with: words) { look.insert(.onPicture) }
    if !Self.signs.isDisjoint(with: words), Self.words.isDisjoint(with: words) { look.insert(.sign) }
    self = look
  }

  /// What the texts of a page say of each component.
  static func all(on page: AuditedPage) -> [TokenPath: ComponentLook] {
    guard !page.subject.components.isEmpty else { return [:] }
    var subjects = ComponentSubjects(page)
    var looks: [TokenPath: ComponentLook] = [:]
    for subject in subjects.all() {
      looks[subject.component, default: []].formUnion(ComponentLook(subject.text.bytes[subject.start...]))
    }
    return looks
  }

  private static let pictures: Set<String> = [
    "gradient", "gradients", "photo", "photos", "photograph", "photographs", "photographic", "photography", "video",
    "translucent", "transparent", "semitransparent", "frosted", "glass", "blurred", "backdrop", "imagery", "mesh",
  ]
  private static let signs: Set<String> = [
    "icon", "glyph", "chevron", "caret", "checkmark", "arrow", "magnifier", "hamburger",
  ]
  private static let words: Set<String> = [
    "text", "label", "labels", "title", "headline", "copy", "caption", "word", "words", "type", "heading", "name",
  ]
}

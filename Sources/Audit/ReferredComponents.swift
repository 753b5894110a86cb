import Claims
import Files
import Printing
import Statements
import Tokens
import Wording

/// What sentences say of components that they call by their references: `{component.text-input} sits at 44px height`.
struct ReferredComponents {
  typealias Found = (component: TokenPath, clause: ComponentClauses.Clause, node: Int)

  private let page: AuditedPage

  init(_ page: AuditedPage) { self.page = page }

  func all() -> [Found] {
    page.texts.flatMap { text -> [Found] in
      guard text.kind == .paragraph || text.kind == .item, !text.mentions.isEmpty, speaksOfAll(text) else {
        return []
      }
      return found(in: text)
    }
  }

  /// Whether a text may say what components are on every device: it is no aside, or one only for speaking of devices, below a
  /// heading that names none.
  private func speaksOfAll(_ text: PageText) -> Bool {
    !page.isAside(text)
      || page.isOfDevices(text) && ComponentClauses.cases.isDisjoint(with: page.heading(above: text))
  }

  private func found(in text: PageText) -> [Found] {
    let mentions = text.mentions.filter(\.isBraced)
    return mentions.indices.flatMap { index -> [Found] in
      guard let component = component(mentions[index].path) else { return [] }
      let name = mentions[index].range
      let sentence = text.sentence(around: name.lowerBound)
      let next = index + 1 < mentions.count ? mentions[index + 1].range.lowerBound : text.bytes.count
      let end = min(sentence.endIndex, next)
      guard let start = start(in: text.bytes[name.upperBound..<max(end, name.upperBound)]), !text.isStruck(start),
        !text.isDenied(around: start..<start),
        ComponentClauses.cases.union(Self.limits).isDisjoint(with: NameWords(sentence).words)
      else { return [] }
      var list = LengthList(text.bytes, from: start, to: end, isAnyOne: false)
      guard list.read() else { return [] }
      // `{component.a} and {component.b} sit at 48px height`
      let isJoined =
        index > 0 && text.bytes[mentions[index - 1].range.upperBound..<name.lowerBound].elementsEqual(" and ".utf8)
      let other = isJoined ? self.component(mentions[index - 1].path) : nil
      return [component, other].compactMap(\.self).flatMap { component in
        list.all.map { (component: component, clause: $0, node: text.node) }
      }
    }
  }

  private func component(_ path: TokenPath) -> TokenPath? {
    guard path.segments.count == 2, path.root.hasPrefix("component") else { return nil }
    return page.subject.components[NameWords(path.name)]
  }

  /// Where the lengths begin behind a name and a verb, or the name of a property.
  private func start(in text: ArraySlice<UInt8>) -> Int? {
    if let verb = Self.places.first(where: { text.starts(with: $0.utf8) }) { return text.startIndex + verb.utf8.count }
    return Self.verbs.contains { text.starts(with: $0.utf8) } ? text.startIndex : nil
  }

  private static let places = [" sits at ", " sit at ", " stands at ", " ships at ", " comes at "]
  private static let verbs = [
    " is ", " are ", " has ", " have ", " height is ", " width is ", " radius is ", " padding is ", " height: ",
  ]
  /// Words by which a length is one of several, or no more than a bound.
  private static let limits: Set<String> = [
    "minimum", "maximum", "min", "max", "least", "most", "about", "around", "roughly",
  ]
}

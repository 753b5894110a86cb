import Files
import Guide
import Printing
package import Statements
import Syntax
package import Tokens
import Wording

/// Which component each text of a page speaks of: one whose name begins it in bold or as code, or begins the paragraph
/// above its list, or is the heading above it.
package struct ComponentSubjects {
  /// A text with its component.
  package struct Subject {
    package let text: PageText
    package let component: TokenPath
    /// Where the text speaks of it: up to where it names another.
    package let part: Range<Int>
  }

  private let page: AuditedPage
  private let components: [NameWords: TokenPath]
  /// The component whose name begins the last paragraph, and the block of that.
  private var open: (component: TokenPath, block: Int)?
  private var heading: TokenPath?
  /// What the heading is about, in the singular.
  private var kind: [String] = []

  package init(_ page: AuditedPage) {
    self.page = page
    components = page.subject.components
  }

  package mutating func all() -> [Subject] {
    var found: [Subject] = []
    for text in page.texts where !page.isAside(text) {
      switch text.kind {
      case .heading:
        let words = NameWords(text.bytes).words
        heading = component(ofHeading: words)
        kind = words.count == 1 ? words.map(\.singular) : []
        open = nil
      case .cell: continue
      case .paragraph, .item:
        if let subject = subject(of: text) { found.append(subject) }
      }
    }
    return found
  }

  /// The component that a heading names, or the only one of the kind that it names in the plural: `Buttons`.
  private func component(ofHeading words: [String]) -> TokenPath? {
    if let own = page.subject.component(named: words) { return own }
    guard words.count == 1, let last = words.first, case let kind = last.singular, kind != last else { return nil }
    let others = components.keys.contains { $0.words.count > 1 && $0.words.contains(kind) }
    return others ? nil : components[NameWords([kind])]
  }

  /// The component that a name in bold means below the heading of its kind: `Primary` below `Buttons`.
  private func ofKind(_ name: NameWords) -> TokenPath? {
    guard !kind.isEmpty, name.words.count == 1, !isProperty(name) else { return nil }
    return components[NameWords(kind + name.words)] ?? components[NameWords(name.words + kind)]
  }

  private mutating func subject(of text: PageText) -> Subject? {
    let lead = lead(of: text)
    if let lead {
      let words = NameWords(text.bytes[..<lead.end])
      if let component = page.subject.component(named: words.words) ?? ofKind(words) {
        open = speaksOfOthers(text, after: lead.end) ? nil : (component, outermost(text.node))
        return open.map { self.subject(text, $0.component, from: lead.end) }
      }
      // Another bold name begins something else, unless it names a property.
      if lead.isBold, !isProperty(words) {
        if text.kind == .paragraph { (open, heading) = (nil, nil) }
        return nil
      }
    }
    if text.kind == .item, let open, follows(text.node, open.block) {
      return self.subject(text, open.component, from: 0)
    }
    if text.kind == .paragraph { open = nil }
    return heading.map { self.subject(text, $0, from: 0) }
  }

  private func subject(_ text: PageText, _ component: TokenPath, from start: Int) -> Subject {
    let names = text.code + text.mentions.lazy.filter(\.isBraced).map(\.range)
    let others = names.filter { range in
      guard range.lowerBound >= start, let other = self.component(namedBy: text.bytes[range]) else { return false }
      return other != component
    }
    return Subject(
      text: text, component: component, part: start..<(others.map(\.lowerBound).min() ?? text.bytes.count))
  }

  /// The component that a word in code or in curly brackets names: `copy-button`, `{components.copy-button}`.
  private func component(namedBy code: ArraySlice<UInt8>) -> TokenPath? {
    let path = code.filter { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
    let segments = path.split(separator: UInt8(ascii: "."))
    let isPath = segments.count == 2 && segments[0].starts(with: "component")
    guard let name = segments.last, segments.count == 1 || isPath else { return nil }
    return components[NameWords(name)]
  }

  /// Whether another component's name follows the first one: `chip` + `chip-active`.
  private func speaksOfOthers(_ text: PageText, after end: Int) -> Bool {
    let rest = text.bytes[end...].prefix(4)
    return rest.contains(UInt8(ascii: "+")) || rest.contains(UInt8(ascii: "/")) || rest.contains(UInt8(ascii: ","))
      || rest.contains(UInt8(ascii: "&"))
  }

  private func isProperty(_ words: NameWords) -> Bool {
    !Self.properties.isDisjoint(with: words.words)
  }

  private static let properties: Set<String> = [
    "background", "fill", "text", "label", "type", "typography", "rounded", "radius", "shape", "corners", "padding",
    "height", "width", "size",
  ]

  /// The bold or code words that begin a text.
  private func lead(of text: PageText) -> (end: Int, isBold: Bool)? {
    let document = page.document
    guard let first = document.children(of: text.node).first(where: { _ in true }) else { return nil }
    guard document[first].kind == .strong || document[first].kind == .code else { return nil }
    var own: [UInt8] = []
    document.appendPlainText(of: first, to: &own)
    if document[first].kind == .code { own = Array(document.literal(of: first)) }
    guard text.bytes.starts(with: own), !own.isEmpty else { return nil }
    return (own.count, document[first].kind == .strong)
  }

  // MARK: Places

  /// The outermost block that a text is in, below the document.
  private func outermost(_ node: Int) -> Int {
    var block = node
    while let parent = page.document.parent(of: block), parent != 0 { block = parent }
    return block
  }

  /// Whether a text is in the same block as another, or in the one right behind it.
  private func follows(_ node: Int, _ block: Int) -> Bool {
    let own = outermost(node)
    return own == block || own == Int(page.document[block].end)
  }
}

import Files
import Guide
import Printing
import Recognition
import Syntax
package import Tokens

/// What sentences and rows say of one property of a component: `The button is 44px tall`, `Button height: 44px`, a row
/// `Button` below `Height`.
package struct ComponentSentences {
  package struct Found {
    package let component: TokenPath
    package let clause: ComponentClauses.Clause
    package let node: Int
  }

  private let page: AuditedPage
  private let components: [NameWords: TokenPath]

  package init(_ page: AuditedPage) {
    self.page = page
    components = page.subject.components
  }

  package func all() -> [Found] {
    var found: [Found] = []
    for text in page.texts where !page.isAside(text) {
      switch text.kind {
      case .heading, .cell: continue
      case .paragraph, .item:
        var start = 0
        while start < text.bytes.count {
          let sentence = text.sentence(around: start)
          if let own = read(sentence, text) { found.append(own) }
          start = max(start, sentence.endIndex) + 1
        }
      }
    }
    return page.cells.isEmpty ? found : found + rows()
  }

  // MARK: Sentences

  private func read(_ sentence: ArraySlice<UInt8>, _ text: PageText) -> Found? {
    guard let start = sentence.firstIndex(where: \.isDigit), start > sentence.startIndex, !text.isStruck(start),
      sentence[..<start].allSatisfy({ $0.isLetter || " :-(".utf8.contains($0) || $0 >= 0x80 }),
      let (value, end) = WrittenValue.read(text.bytes, at: start), end <= sentence.endIndex, Self.isLength(value),
      ComponentClauses.cases.isDisjoint(with: NameWords(sentence).words), !text.isDenied(around: start..<end)
    else { return nil }
    var before = NameWords(sentence[..<start]).words
    if let first = before.first, Self.articles.contains(first) { before.removeFirst() }
    let hasVerb = before.last == "is" || before.last == "are"
    if hasVerb { before.removeLast() }
    var rest = sentence[end...].drop { $0 == UInt8(ascii: " ") }
    var property: ComponentClauses.Property?
    let word = rest.prefix(while: \.isLetter)
    if hasVerb, let named = Self.dimensions[String(decoding: word, as: UTF8.self)] {
      property = named
      rest = rest[word.endIndex...]
    } else if let count = Self.possession(before), let (named, end) = Self.property(in: rest) {
      property = named
      before.removeLast(count)
      rest = rest[end...]
    } else {
      for (words, named) in Self.properties where before.count > words.count && before.suffix(words.count) == words[...]
      {
        property = named
        before.removeLast(words.count)
        break
      }
    }
    guard let property, let component = component(before), Self.isEnd(rest) else { return nil }
    return Found(
      component: component,
      clause: ComponentClauses.Clause(property: property, values: [.written(value)], range: start..<end),
      node: text.node)
  }

  /// How many words at the end say that something has or uses what follows: `have`, `use a`.
  private static func possession(_ words: [String]) -> Int? {
    let count = words.last == "a" || words.last == "an" ? 2 : 1
    guard words.count > count else { return nil }
    return ["has", "have", "use", "uses", "get", "gets"].contains(words[words.count - count]) ? count : nil
  }

  /// The property that a text begins with, and where its name ends.
  private static func property(in text: ArraySlice<UInt8>) -> (ComponentClauses.Property, end: Int)? {
    for (words, property) in properties {
      let name = words.joined(separator: " ")
      guard text.starts(with: name.utf8) else { continue }
      let end = text.startIndex + name.utf8.count
      if end == text.endIndex || !text[end].isLetter { return (property, end) }
    }
    return nil
  }

  private static let articles: Set<String> = ["the", "a", "an", "each", "every", "all", "our"]
  private static let dimensions: [String: ComponentClauses.Property] = [
    "tall": .height, "high": .height, "wide": .width,
  ]
  private static let properties: [([String], ComponentClauses.Property)] = [
    (["corner", "radius"], .radius), (["border", "radius"], .radius), (["corners"], .radius), (["radius"], .radius),
    (["height"], .height), (["width"], .width), (["padding"], .padding),
  ]

  private static func isLength(_ value: WrittenValue) -> Bool {
    if case .quantity(let quantity) = value { quantity.pixels != nil } else { false }
  }

  /// Whether a clause ends here, and not with another value.
  private static func isEnd(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first else { return true }
    guard ".,;)".utf8.contains(first) else { return false }
    return !rest.dropFirst().drop { $0 == UInt8(ascii: " ") }.prefix(1).contains(where: \.isDigit)
  }

  /// The component of a name, or of its plural.
  private func component(_ words: [String]) -> TokenPath? {
    guard let last = words.last else { return nil }
    if let path = components[NameWords(words)] { return path }
    let singular = last.hasSuffix("s") ? words.dropLast() + [String(last.dropLast())] : words
    if let path = components[NameWords(singular)] { return path }
    // `Primary buttons` are `button-primary`, and so are buttons of which no more is said.
    let said = Set(singular)
    let meant = components.filter { name, _ in
      said.isSubset(of: name.words) && Self.usual.isSuperset(of: Set(name.words).subtracting(said))
    }
    return meant.count == 1 ? meant.first?.value : nil
  }

  /// Words in the names of components for those of a kind that are meant where no other is named.
  private static let usual: Set<String> = ["primary", "default", "base", "main", "standard"]

  // MARK: Rows

  /// The cells below `Height` and the like in rows that begin with a component's name.
  private func rows() -> [Found] {
    let document = page.document
    var found: [Found] = []
    for table in 0..<document.nodes.count where document[table].kind == .table {
      var head: [ComponentClauses.Property?] = []
      for row in document.children(of: table) {
        let cells = document.children(of: row).map { page.cells[$0] ?? PageText(empty: $0) }
        if document[row].isHeader {
          head = cells.map { cell in
            let words = NameWords(cell.bytes).words
            return Self.properties.first { $0.0 == words }?.1
          }
          if !head.contains(where: { $0 != nil }) || cells.first.map(page.isAside) ?? true { break }
        } else if let first = cells.first, let component = component(NameWords(first.bytes).words) {
          found += cells.indices.compactMap { column in
            guard column < head.count, let property = head[column] else { return nil }
            return self.cell(cells[column], property, of: component)
          }
        }
      }
    }
    return found
  }

  private func cell(
    _ cell: PageText, _ property: ComponentClauses.Property, of component: TokenPath
  ) -> Found? {
    guard let (value, end) = WrittenValue.read(cell.bytes, at: 0), end == cell.bytes.count, Self.isLength(value),
      !cell.isStruck(0)
    else { return nil }
    return Found(
      component: component,
      clause: ComponentClauses.Clause(property: property, values: [.written(value)], range: 0..<end), node: cell.node)
  }
}

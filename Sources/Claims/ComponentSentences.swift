import Files
import Guide
import Printing
import Statements
import Syntax
package import Tokens
import Wording

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
        for sentence in text.sentences { found += list(sentence, text) ?? read(sentence, text) }
      }
    }
    return page.cells.isEmpty ? found : found + rows()
  }

  // MARK: Sentences

  /// What a sentence says of one component: its name, and lengths with what they are of, as many as there are.
  private func read(_ sentence: ArraySlice<UInt8>, _ text: PageText) -> [Found] {
    guard let figure = sentence.firstIndex(where: { $0.isDigit || $0 == UInt8(ascii: "#") }),
      figure > sentence.startIndex,
      sentence[..<figure].allSatisfy({ $0.isLetter || $0.isOne(of: " :-(,") || $0 >= 0x80 }),
      ComponentClauses.cases.isDisjoint(with: NameWords(sentence).words), !text.isDenied(around: figure..<figure),
      !text.isStruck(figure), !sentence.contains(where: { $0 == UInt8(ascii: "{") })
    else { return [] }
    let words = Self.words(sentence[..<figure])
    // The name is what is left before the first word that says of which property a length is, or that one has it.
    let comma = sentence[..<figure].firstIndex(of: UInt8(ascii: ",")) ?? figure
    let limit = words.firstIndex { Self.joints.contains($0.text) || $0.end > comma } ?? words.count
    for count in stride(from: min(limit, Self.longestName), to: 0, by: -1) {
      let name = words[..<count].map(\.text)
      let own = name.first.map(Self.articles.contains) ?? false ? Array(name.dropFirst()) : name
      guard let component = component(NameWords(own.joined(separator: " ")).words) else { continue }
      var list = LengthList(
        text.bytes, from: words[count - 1].end, to: sentence.endIndex, isAnyOne: name[0] == "a" || name[0] == "an")
      guard list.read() else { return [] }
      return list.all.map { Found(component: component, clause: $0, node: text.node) }
    }
    return []
  }

  private static let longestName = 5

  /// What a sentence says of one property of several components: `Radius: cards 8px, buttons and inputs 4px`; nil where it
  /// says something else too.
  private func list(_ sentence: ArraySlice<UInt8>, _ text: PageText) -> [Found]? {
    guard let colon = sentence.firstIndex(of: UInt8(ascii: ":")),
      let property = Self.length(NameWords(sentence[..<colon]).words),
      !text.isStruck(colon), ComponentClauses.cases.isDisjoint(with: NameWords(sentence).words),
      !text.isDenied(around: colon..<colon)
    else { return nil }
    var found: [Found] = []
    for part in sentence[(colon + 1)...].split(separator: UInt8(ascii: ",")) {
      guard let figure = part.firstIndex(where: \.isDigit),
        let (value, end) = WrittenValue.read(text.bytes, at: figure), end <= part.endIndex, Self.isLength(value),
        part[end...].allSatisfy({ $0.isOne(of: " .)") }),
        part[..<figure].allSatisfy({ $0.isLetter || $0.isOne(of: " /-") })
      else { return nil }
      for name in Self.names(part[..<figure]) {
        guard let component = component(name) else { return nil }
        let clause = ComponentClauses.Clause(property: property, values: [.written(value)], range: figure..<end)
        found.append(Found(component: component, clause: clause, node: text.node))
      }
    }
    return found.isEmpty ? nil : found
  }

  /// The names of `buttons/inputs` and of `buttons and inputs`.
  private static func names(_ text: ArraySlice<UInt8>) -> [[String]] {
    text.split(separator: UInt8(ascii: "/")).flatMap { part in
      NameWords(part).words.split(separator: "and").map(Array.init)
    }
  }

  /// The words of a text, in lower case.
  private static func words(_ text: ArraySlice<UInt8>) -> [(text: String, end: Int)] {
    text.split { !$0.isLetter && $0 < 0x80 }.map { word in
      (word.lowercasedText, word.endIndex)
    }
  }

  private static let articles: Set<String> = ["the", "a", "an", "each", "every", "all", "our"]
  /// Words behind a component's name.
  private static let joints: Set<String> = ["is", "are", "has", "have", "use", "uses", "get", "gets", "with"]

  /// The property that words name and a length gives.
  private static func length(_ words: [String]) -> ComponentProperty? {
    ComponentProperty(named: words).flatMap { $0.isLength ? $0 : nil }
  }

  private static func isLength(_ value: WrittenValue) -> Bool {
    if case .quantity(let quantity) = value { quantity.pixels != nil } else { false }
  }

  /// The component of a name, or of its plural.
  private func component(_ all: [String]) -> TokenPath? {
    let words = all.count > 1 && all[0] == "form" ? Array(all.dropFirst()) : all
    guard let last = words.last else { return nil }
    if let path = components[NameWords(words)] { return path }
    let singular = Array(words.dropLast()) + [last.singular]
    if let path = components[NameWords(singular)] { return path }
    // `Primary buttons` are `button-primary`, and so are buttons of which no more is said.
    let said = Set(singular)
    let meant = components.filter { name, _ in
      said.isSubset(of: name.words) && Self.usual.isSuperset(of: Set(name.words).subtracting(said))
    }
    if let only = meant.first, meant.count == 1 { return only.value }
    // `Primary button` where there are no others.
    guard let first = singular.first, singular.count > 1, Self.usual.contains(first) else { return nil }
    let kind = components.filter { $0.key.words.contains(singular[1]) }
    return kind.count == 1 && singular.count == 2 ? components[NameWords(Array(singular[1...]))] : nil
  }

  /// Words in the names of components for those of a kind that are meant where no other is named.
  private static let usual: Set<String> = ["text", "primary", "default", "base", "main", "standard"]

  // MARK: Below a heading

  /// What sentences below a component's heading say of its properties, as many as there are, without naming it again: `Height
  /// is 44px, with 10px padding and a radius of 6px.`
  package static func clauses(of subject: ComponentSubjects.Subject) -> [ComponentClauses.Clause] {
    let text = subject.text
    guard subject.part.lowerBound == 0, text.kind == .paragraph || text.kind == .item else { return [] }
    return text.sentences.flatMap { sentence -> [ComponentClauses.Clause] in
      guard sentence.endIndex <= subject.part.upperBound, let figure = sentence.firstIndex(where: \.isDigit),
        ComponentClauses.cases.isDisjoint(with: NameWords(sentence).words),
        !text.isDenied(around: figure..<figure), !text.isStruck(figure), !sentence.contains(UInt8(ascii: "{"))
      else { return [] }
      let start = sentence.firstIndex { $0 != UInt8(ascii: " ") } ?? sentence.startIndex
      var list = LengthList(text.bytes, from: start, to: sentence.endIndex, isAnyOne: false)
      // One alone may be that of a part, or of one of several.
      guard list.read(), list.all.count > 1 else { return [] }
      return list.all
    }
  }

  // MARK: Rows

  /// The cells below `Height` and the like in rows that begin with a component's name.
  private func rows() -> [Found] {
    let document = page.document
    var found: [Found] = []
    for table in 0..<document.nodes.count where document[table].kind == .table {
      var head: [ComponentProperty?] = []
      for row in document.children(of: table) {
        let cells = document.children(of: row).map { page.cells[$0] ?? PageText(empty: $0) }
        if document[row].isHeader {
          head = cells.map { cell in
            Self.length(NameWords(cell.bytes).words)
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
    _ cell: PageText, _ property: ComponentProperty, of component: TokenPath
  ) -> Found? {
    guard let (value, end) = WrittenValue.read(cell.bytes, at: 0), end == cell.bytes.count, Self.isLength(value),
      !cell.isStruck(0)
    else { return nil }
    return Found(
      component: component,
      clause: ComponentClauses.Clause(property: property, values: [.written(value)], range: 0..<end), node: cell.node)
  }
}

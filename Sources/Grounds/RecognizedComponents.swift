import Files
import Printing
import Recognition
package import Scans
package import Syntax
import Wording

/// The components that a document describes: tables of states or of variants, whose cells are colours of one component,
/// and lists of the properties of one.
package struct RecognizedComponents {
  package private(set) var all: [RecognizedComponent] = []
  private let document: MarkdownDocument
  private let values: [RecognizedValue]
  /// What is seen in their drawings, in the order of the document, apart from each other.
  private var places: [ByteRange] = []

  package init(_ values: [RecognizedValue], in document: MarkdownDocument) {
    self.document = document
    self.values = values.filter { !$0.isMention }
    guard self.values.contains(where: { $0.kind == .color }) else { return }
    var byContainer: [Int: [RecognizedValue]] = [:]
    for value in self.values { byContainer[value.container, default: []].append(value) }
    var text = TextScan(in: document)
    // The lists within those of which a component was drawn.
    var taken: Set<Int> = []
    for (container, own) in byContainer.sorted(by: { $0.key < $1.key }) where !taken.contains(container) {
      let isTable = document[container].kind == .table
      guard isTable || document[container].kind == .list else { continue }
      var within: [Int] = []
      for component in isTable ? ofTable(container, own, &text) : ofList(container, own, &within, &text) {
        guard isDrawn(component, inTable: isTable) else { continue }
        taken.formUnion(within)
        places += component.parts.map(\.value.range)
        all.append(component)
      }
    }
    all.sort { $0.block < $1.block }
    places = places.sorted { $0.start < $1.start }.reduce(into: []) { joined, place in
      guard let last = joined.last, place.start <= last.end else { return joined.append(place) }
      joined[joined.count - 1] = ByteRange(last.start, max(last.end, place.end))
    }
  }

  /// Whether a value is seen in the drawing of a component.
  package func shows(_ value: RecognizedValue) -> Bool {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].end <= value.range.start { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low].start < value.range.end
  }

  /// Whether enough is known of how a component looks: its ground, or its edge and its text; and of a list, a measure,
  /// without which it may be a palette.
  private func isDrawn(_ component: RecognizedComponent, inTable: Bool) -> Bool {
    let properties = Set(component.atRest.map(\.property))
    guard properties.contains("background") || properties.isSuperset(of: ["border", "text"]) else { return false }
    if inTable { return component.parts.count > 1 && (properties.contains("text") || properties.contains("border")) }
    // A ground of some height alone says little, and of a card its corners and its shadow nothing of how large it is.
    let isSized = properties.contains { $0.hasPrefix("padding") } || !properties.isDisjoint(with: Self.extents)
    let hasMore = !properties.isDisjoint(with: ["text", "border", "shadow"])
    return hasMore
      && (isSized || !properties.isDisjoint(with: ["text", "border"]) && !properties.isDisjoint(with: Self.outlines))
  }

  private static let extents: Set = ["height", "minheight", "size"]
  private static let outlines: Set = ["radius", "borderwidth"]

  // MARK: Tables

  /// The components of a table: one whose states are its rows or its columns, one for each row of variants, or one for
  /// each column beside the names of properties.
  private func ofTable(_ table: Int, _ own: [RecognizedValue], _ text: inout TextScan) -> [RecognizedComponent] {
    let rows = document.children(of: table).map { Array(document.children(of: $0)) }
    guard let cells = rows.first, cells.count > 1, rows.count > 1, let first = own.first else { return [] }
    let heads = cells.map(said)
    let body = rows.dropFirst().filter { $0.count == cells.count }
    let title = own.lazy.compactMap { self.title(above: $0) }.first
    var found: [RecognizedComponent] = []
    func add(_ name: String?, _ lines: [LookLine]) {
      guard let name, var component = RecognizedComponent(name, behind: first.block, in: table, lines) else { return }
      component.shared = shared(with: first)
      found.append(component)
    }
    let isOfRoles = { (name: String) in !LookWords.roles(ofLabel: name).isSubset(of: [.aside]) }
    if body.contains(where: { LookWords.state(said($0[0])) != nil }), heads.dropFirst().contains(where: isOfRoles) {
      let lines = body.flatMap { row -> [LookLine] in
        guard let state = LookWords.state(said(row[0])) else { return [] }
        return row.indices.dropFirst().map { line(row[$0], heads[$0], state, &text) }
      }
      add(title, lines)
    } else if heads.dropFirst().count(where: { LookWords.state($0) != nil }) > 1,
      body.contains(where: { isOfRoles(said($0[0])) })
    {
      let lines = body.flatMap { row in
        row.indices.dropFirst().map { column in
          line(row[column], said(row[0]), LookWords.state(heads[column]) ?? "", &text)
        }
      }
      add(title, lines)
    } else if Self.areVariants(heads[0]), heads.dropFirst().contains(where: isOfRoles) {
      for row in body { add(said(row[0]), row.indices.dropFirst().map { line(row[$0], heads[$0], "", &text) }) }
    } else if Self.areProperties(heads[0]), body.count(where: { isOfRoles(said($0[0])) }) > 1 {
      let columns = heads.indices.dropFirst().filter { !Self.isRemark(heads[$0]) }
      for column in columns {
        let name = columns.count == 1 ? title : heads[column]
        add(name, body.map { line($0[column], said($0[0]), "", &text) })
      }
    }
    return found
  }

  private func line(_ node: Int, _ label: String, _ state: String, _ text: inout TextScan) -> LookLine {
    text.read(node)
    return LookLine(text, label: label, state: state)
  }

  private func said(_ node: Int) -> String {
    String(String(decoding: document.plainBytes(of: node), as: UTF8.self)[...].trimmed)
  }

  private static func areProperties(_ corner: String) -> Bool {
    let words = LookWords.words(corner)
    return words.count <= 2 && words.contains { properties.contains($0) }
  }

  private static let properties = LookWords.set(
    "property properties attribute attributes spec specification eigenschaft propriété propiedad propriedade 属性 プロパティ 속성"
  )

  /// Whether the head of a column is that of what is said of the values: `Notes`, `Token`.
  private static func isRemark(_ head: String) -> Bool {
    LookWords.roles(ofLabel: head) == [.aside] || LookWords.words(head).contains { remarks.contains($0) }
  }

  private static let remarks = LookWords.set("comment comments remark remarks why rationale variable name")

  /// The title of what a value is of, without its number and what is said of it in brackets or behind a dash.
  private func title(above value: RecognizedValue) -> String? {
    for node in value.above.reversed() {
      let isLead = document[node].kind != .heading
      let whole = isLead ? bold(of: node) ?? Title.text(of: node, in: document) : text(ofHeading: node)
      guard let whole else { continue }
      let name = whole.utf8.dropFirst(TitleWords.numbering(Array(whole.utf8)[...]))
      // `Call to action — Blue` is a heading of its own, and behind the dash of a lead stands what it is for.
      let end = isLead && bold(of: node) == nil ? "(（—–:：" : "(（:："
      let text = String(Substring(name)).prefix { !end.contains($0) }.trimmed
      // `Default` below `Search field` is the search field.
      guard !text.isEmpty, text.utf8.count <= 40, LookWords.state(String(text)) == nil else { continue }
      return String(text)
    }
    return nil
  }

  /// What a heading below the title says.
  private func text(ofHeading node: Int) -> String? {
    document[node].level == 1 ? nil : String(decoding: document.plainBytes(of: node), as: UTF8.self)
  }

  /// The bold words that a paragraph begins with: `**Primary** — the one call to action`.
  private func bold(of node: Int) -> String? {
    guard let first = document.children(of: node).first(where: { _ in true }), document[first].kind == .strong else {
      return nil
    }
    return String(decoding: document.plainBytes(of: first), as: UTF8.self)
  }

  /// The measures that the nearest section gives for all in it: `Height`, `Padding` below `Specs` on the page of a button.
  private func shared(with value: RecognizedValue) -> [(title: String?, parts: [RecognizedComponent.Part])] {
    let headings = value.above.filter { document[$0].kind == .heading }
    var taken: [(title: String?, parts: [RecognizedComponent.Part])] = []
    var known: Set<String> = []
    for (depth, heading) in headings.enumerated().reversed() {
      guard depth == headings.count - 1 || namesComponent(heading) else { continue }
      var found: [String: [RecognizedValue]] = [:]
      for other in values where other.kind != .color && other.above.contains(heading) && other.owner == nil {
        guard other.container != value.container, isOfAll(other, below: heading) else { continue }
        for property in Self.properties(other.name, of: other.kind) where !known.contains(property) {
          found[property, default: []].append(other)
        }
      }
      known.formUnion(found.keys)
      let sure = found.sorted { $0.key < $1.key }.filter { Set($0.value.map(\.said)).count == 1 }
      for (property, values) in sure {
        let title = values[0].above.last.flatMap { Title.text(of: $0, in: document) }
        let part = RecognizedComponent.Part(property: property, value: values[0])
        if let index = taken.firstIndex(where: { $0.title == title }) {
          taken[index].parts.append(part)
        } else {
          taken.append((title, [part]))
        }
      }
    }
    return taken
  }

  /// Whether no heading between a value and that of a whole names a part of it: `Specs` names none, `Icon` does.
  private func isOfAll(_ value: RecognizedValue, below heading: Int) -> Bool {
    value.above.drop { $0 != heading }.dropFirst().allSatisfy { node in
      NameWords(document.plainBytes(of: node).prefix(60)).words.contains(where: Self.sections.contains)
    }
  }

  private static let sections: Set = [
    "specs", "specification", "specifications", "size", "sizes", "sizing", "dimensions", "layout", "typography",
    "tokens", "properties", "style", "styles", "visual", "shape", "measurements", "anatomy", "structure", "base",
    "common",
  ]

  private func namesComponent(_ heading: Int) -> Bool {
    NameWords(document.plainBytes(of: heading).prefix(60)).words.contains(where: Self.components.has)
  }

  private static let components = ComponentWords.plain.union(["callout", "fab", "link", "segment", "textfield"])

  // MARK: Lists

  private func ofList(
    _ list: Int, _ own: [RecognizedValue], _ within: inout [Int], _ text: inout TextScan
  ) -> [RecognizedComponent] {
    guard let first = own.first, let name = own.lazy.compactMap({ title(above: $0) }).first, !Self.areOfPages(name)
    else { return [] }
    var lines: [LookLine] = []
    within = addLines(of: list, to: &lines, &text)
    return [RecognizedComponent(name, behind: first.block, in: list, lines)].compactMap(\.self)
  }

  /// Adds the lines of a list, and those of lists within it whose item only says what they are: `States:`.
  ///
  /// - Returns: the lists within it.
  private func addLines(
    of list: Int, to lines: inout [LookLine], _ text: inout TextScan, depth: Int = 1
  ) -> [Int] {
    var within: [Int] = []
    for item in document.children(of: list) {
      var isAside = false
      for child in document.children(of: item) {
        switch document[child].kind {
        case .paragraph:
          text.read(child)
          let line = LookLine(text, label: nil)
          isAside = line.isBeside
          lines.append(line)
        case .list where !isAside && depth < Recognition.deepest:
          within.append(child)
          within += addLines(of: child, to: &lines, &text, depth: depth + 1)
        default: continue
        }
      }
    }
    return within
  }

  /// `Page`, `Dark theme`, `Footer`: what is no component, or one that reaches over a page.
  private static func areOfPages(_ name: String) -> Bool {
    let words = LookWords.words(name)
    return words.contains(where: pages.contains) || words.last.map(regions.contains) ?? false
  }

  private static let regions = LookWords.set(
    "footer header nav navigation bar navbar sidebar hero section container grid table list wrapper drawer")

  private static let pages = LookWords.set(
    "page body layout canvas screen theme mode color palette typography light dark spacing general global site background"
  )

  // MARK: Words

  private static func areVariants(_ corner: String) -> Bool {
    let words = LookWords.words(corner)
    return words.count <= 2 && words.contains { variants.contains($0) || components.contains($0) }
  }

  private static let variants = LookWords.set("variant variants type style component kind appearance")

  /// The measures that the words of a name say of a value of a kind.
  private static func properties(_ name: String, of kind: ValueKind) -> [String] {
    let words = LookWords.words(name).filter { $0 != "px" }
    func has(_ names: Set<String>) -> Bool { words.contains(where: names.contains) }
    let isOfSide = words.contains { LookWords.sides[$0] != nil }
    switch kind {
    case .spacing:
      guard has(["padding"]) else { return [] }
      if has(LookLine.block) != has(LookLine.inline) {
        return [has(LookLine.block) ? "padding.block" : "padding.inline"]
      }
      return isOfSide ? [] : ["padding"]
    case .size, .target, .box: return has(["height"]) ? [has(["min", "minimum"]) ? "minheight" : "height"] : []
    case .radius: return isOfSide ? [] : ["radius"]
    case .borderWidth: return isOfSide ? [] : ["borderwidth"]
    case .type: return ["typography"]
    case .shadow: return ["shadow"]
    case .color, .gradient, .icon, .weight, .opacity, .duration, .easing, .spring, .layer, .family, .textStyle,
      .leading,
      .tracking, .undrawn:
      return []
    }
  }
}

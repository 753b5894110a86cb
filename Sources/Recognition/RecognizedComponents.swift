import Files
import Printing
package import Scans
package import Syntax
import TokenValues
import Wording

/// A component that a list or a table of a document describes, in each of its states.
package struct RecognizedComponent: Sendable {
  package let name: String
  /// The block that it is drawn behind.
  package let block: Int
  /// That at rest first, whose name is empty; the others have only what they differ in.
  package private(set) var states: [State] = []
  /// What its section gives of all components in it, by the title of that section.
  package fileprivate(set) var shared: [(title: String?, parts: [Part])] = []

  package struct State: Sendable {
    package let name: String
    package fileprivate(set) var parts: [Part]
  }

  /// A value with the property that it is of: `padding.inline`.
  package struct Part: Sendable {
    package let property: String
    package let value: RecognizedValue
  }

  fileprivate init(_ name: String, behind block: Int) {
    self.name = name
    self.block = block
  }

  /// Adds a value to a state.
  fileprivate mutating func add(_ part: Part, to state: String) {
    if let index = states.firstIndex(where: { $0.name == state }) {
      states[index].parts.append(part)
    } else {
      states.insert(State(name: state, parts: [part]), at: state.isEmpty ? 0 : states.count)
    }
  }

  package var parts: [Part] { states.flatMap(\.parts) }

  package var atRest: [Part] { states.first.flatMap { $0.name.isEmpty ? $0.parts : nil } ?? [] }

  /// Takes out what is given several times in one state, so that nobody knows which it is.
  fileprivate mutating func takeOutDoubts() {
    for index in states.indices {
      let saying = Dictionary(grouping: states[index].parts, by: \.property)
      states[index].parts.removeAll { part in Set((saying[part.property] ?? []).map(\.value.said)).count > 1 }
    }
    states.removeAll { $0.parts.isEmpty && !$0.name.isEmpty }
  }
}

/// The components that a document describes: tables of states or of variants, whose cells are colours of one component,
/// and lists of the properties of one.
package struct RecognizedComponents {
  package private(set) var all: [RecognizedComponent] = []
  private let document: MarkdownDocument
  private let values: [RecognizedValue]
  private var places: Set<ByteRange> = []

  package init(_ values: [RecognizedValue], in document: MarkdownDocument) {
    self.document = document
    self.values = values.filter { !$0.isMention }
    guard self.values.contains(where: { $0.kind == .color }) else { return }
    var byContainer: [Int: [RecognizedValue]] = [:]
    for value in self.values { byContainer[value.container, default: []].append(value) }
    for (container, own) in byContainer.sorted(by: { $0.key < $1.key }) {
      let found =
        switch document[container].kind {
        case .table: ofTable(own)
        case .list: [ofList(own)].compactMap(\.self)
        default: [RecognizedComponent]()
        }
      for var component in found {
        component.takeOutDoubts()
        guard isDrawn(component, inTable: document[container].kind == .table) else { continue }
        places.formUnion(component.parts.map(\.value.range))
        all.append(component)
      }
    }
    all.sort { $0.block < $1.block }
  }

  /// Whether a value is seen in the drawing of a component.
  package func shows(_ value: RecognizedValue) -> Bool { places.contains(value.range) }

  /// Whether enough is known of how a component looks: its ground, or its edge and its text; and of a list, a measure,
  /// without which it may be a palette.
  private func isDrawn(_ component: RecognizedComponent, inTable: Bool) -> Bool {
    let properties = Set(component.atRest.map(\.property))
    guard properties.contains("background") || properties.isSuperset(of: ["border", "text"]) else { return false }
    if inTable { return component.parts.count > 1 && (properties.contains("text") || properties.contains("border")) }
    // Of a card, its corners and its shadow say nothing of how large it is.
    let isSized = !properties.isDisjoint(with: Self.extents)
    return isSized || !properties.isDisjoint(with: ["text", "border"]) && !properties.isDisjoint(with: Self.outlines)
  }

  private static let extents: Set = ["height", "minheight", "padding", "padding.block", "padding.inline"]
  private static let outlines: Set = ["radius", "borderwidth"]

  // MARK: Tables

  private func ofTable(_ own: [RecognizedValue]) -> [RecognizedComponent] {
    var found: [RecognizedComponent] = []
    let title = own.lazy.compactMap { self.title(above: $0) }.first
    for value in own where value.kind == .color || value.kind == .shadow {
      guard let (row, column, corner) = labels(of: value) else { continue }
      let place: (name: String?, state: String, properties: [String])
      if let state = Self.state(row), case let properties = Self.properties(column, of: value.kind), !properties.isEmpty
      {
        place = (title, state, properties)
      } else if let state = Self.state(column), case let properties = Self.properties(row, of: value.kind),
        !properties.isEmpty
      {
        place = (title, state, properties)
      } else if Self.areVariants(corner), case let properties = Self.properties(column, of: value.kind),
        !properties.isEmpty
      {
        place = (row, "", properties)
      } else {
        continue
      }
      guard let name = place.name else { continue }
      if !found.contains(where: { $0.name == name }) {
        var component = RecognizedComponent(name, behind: value.block)
        component.shared = shared(with: value)
        found.append(component)
      }
      guard let index = found.firstIndex(where: { $0.name == name }) else { continue }
      for property in place.properties {
        found[index].add(RecognizedComponent.Part(property: property, value: value), to: place.state)
      }
    }
    return found
  }

  /// What the row and the column of a cell are called, and what stands over the names of the rows.
  private func labels(of value: RecognizedValue) -> (row: String, column: String, corner: String)? {
    guard document[value.node].kind == .tableCell, let row = document.parent(of: value.node),
      let table = document.parent(of: row), document[table].kind == .table,
      let head = document.children(of: table).first(where: { _ in true }), head != row,
      let column = Array(document.children(of: row)).firstIndex(of: value.node), column > 0
    else { return nil }
    let (cells, heads) = (Array(document.children(of: row)), Array(document.children(of: head)))
    guard column < heads.count, let first = cells.first, let corner = heads.first else { return nil }
    func text(_ node: Int) -> String {
      String(String(decoding: document.plainBytes(of: node), as: UTF8.self)[...].trimmed)
    }
    return (text(first), text(heads[column]), text(corner))
  }

  /// The title of what a value is of, without its number and what is said of it in brackets or behind a dash.
  private func title(above value: RecognizedValue) -> String? {
    for node in value.above.reversed() {
      let isLead = document[node].kind != .heading
      let whole = isLead ? bold(of: node) ?? Title.text(of: node, in: document) : Title.text(of: node, in: document)
      guard let whole else { continue }
      let name = whole.utf8.dropFirst(TitleWords.numbering(Array(whole.utf8)[...]))
      let text = String(Substring(name)).prefix { $0 != "(" && $0 != "—" && $0 != "–" && $0 != ":" }.trimmed
      if !text.isEmpty, text.utf8.count <= 40 { return String(text) }
    }
    return nil
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

  private func ofList(_ own: [RecognizedValue]) -> RecognizedComponent? {
    guard let name = own.lazy.compactMap({ title(above: $0) }).first, !Self.areOfPages(name), own.count > 1 else {
      return nil
    }
    var component = RecognizedComponent(name, behind: own[0].block)
    for value in own {
      guard let (state, properties) = place(of: value, in: name) else { continue }
      for property in properties {
        component.add(RecognizedComponent.Part(property: property, value: value), to: state)
      }
    }
    return component
  }

  /// The state and the properties that a line of a list gives its value to; nil where it speaks of a part.
  private func place(of value: RecognizedValue, in name: String) -> (state: String, properties: [String])? {
    let text = document.plainBytes(of: value.node)
    let own = value.name.hasPrefix(name) ? String(value.name.dropFirst(name.count)) : value.name
    let label =
      text.firstIndex(of: UInt8(ascii: ":")).map { String(decoding: text[..<$0], as: UTF8.self) } ?? own
    let words = Self.words(label)
    guard words.count <= 5, words.allSatisfy({ Self.known.contains($0) || Self.states[$0] != nil }) else { return nil }
    let state = words.lazy.compactMap { Self.states[$0] }.first ?? ""
    if case .gradient(let gradient) = value.value, gradient.angleDegrees == nil { return nil }
    // `Disabled: #FF3464 at 35% opacity, text at 60%` says more than a colour.
    if !state.isEmpty, text.count(where: { $0 == UInt8(ascii: "%") }) > 1 { return nil }
    let said = Self.words(own).filter { Self.states[$0] == nil }
    let rest = words.filter { Self.states[$0] == nil }
    for names in [said, rest, Self.words(value.caption ?? "")] {
      let properties = Self.properties(names.joined(separator: " "), of: value.kind)
      if !properties.isEmpty { return (state, properties) }
    }
    // `Pressed: #E02855`, `Focus: border shifts to #00754A`
    let isBare = rest.isEmpty && !state.isEmpty && (value.caption ?? "").isEmpty
    guard isBare, value.kind == .color else { return nil }
    let told = Self.words(String(decoding: text.drop { $0 != UInt8(ascii: ":") }, as: UTF8.self))
    if told.contains(where: Self.besides.contains) { return nil }
    let property =
      told.contains(where: Self.edges.contains)
      ? "border" : told.contains(where: Self.texts.contains) ? "text" : "background"
    return (state, [property])
  }

  /// What a state may change that is not drawn.
  private static let besides: Set = ["ring", "glow", "shadow", "underline", "icon", "opacity", "overlay", "tint"]

  /// `Page`, `Dark theme`, `Footer`: what is no component, or one that reaches over a page.
  private static func areOfPages(_ name: String) -> Bool {
    let words = words(name)
    return words.contains(where: pages.contains) || words.last.map(regions.contains) ?? false
  }

  private static let regions: Set = [
    "footer", "header", "nav", "navigation", "bar", "navbar", "sidebar", "hero", "section", "container", "grid",
    "table",
    "list", "wrapper", "drawer",
  ]

  private static let pages: Set = [
    "page", "body", "layout", "canvas", "screen", "theme", "mode", "color", "palette", "typography", "light", "dark",
    "spacing", "general", "global", "site", "background",
  ]

  // MARK: Words

  private static func words(_ text: String) -> [String] { NameWords(Array(text.utf8)[...]).words }

  /// The state that a name says and nothing else: empty for rest; nil for any other name.
  private static func state(_ name: String) -> String? {
    let words = words(name)
    guard !words.isEmpty, words.count <= 2 else { return nil }
    let found = words.compactMap { states[$0] }
    return found.count == words.count ? found.first { !$0.isEmpty } ?? "" : nil
  }

  private static let states: [String: String] = {
    var states = Dictionary(uniqueKeysWithValues: StateWords.ofControls.map { ($0, $0) })
    for word in ["default", "enabled", "rest", "resting", "normal", "idle", "state", "visible"] { states[word] = "" }
    for word in ["error", "loading", "invalid", "readonly"] { states[word] = word }
    return states
  }()

  private static func areVariants(_ corner: String) -> Bool {
    let words = words(corner)
    return words.count <= 2 && words.contains { variants.contains($0) || components.contains($0) }
  }

  private static let variants: Set = ["variant", "variants", "type", "style", "component", "kind", "appearance"]

  /// The properties that the words of a name say of a value of a kind: of a colour several, `Text + border`.
  private static func properties(_ name: String, of kind: ValueKind) -> [String] {
    let words = words(name)
    func has(_ names: Set<String>) -> Bool { words.contains(where: names.contains) }
    switch kind {
    case .color:
      guard words.allSatisfy({ grounds.contains($0) || texts.contains($0) || edges.contains($0) || $0 == "color" })
      else {
        return []
      }
      let found = [
        has(grounds) ? "background" : nil, has(texts) ? "text" : nil, has(edges) ? "border" : nil,
      ].compactMap(\.self)
      return found.isEmpty && words == ["color"] ? ["text"] : found
    case .gradient: return has(grounds) ? ["background"] : []
    case .spacing:
      guard has(["padding"]) else { return [] }
      if has(["vertical", "block", "y"]) { return ["padding.block"] }
      if has(["horizontal", "inline", "x"]) { return ["padding.inline"] }
      return has(["top", "right", "bottom", "left"]) ? [] : ["padding"]
    case .size, .target, .box: return has(["height"]) ? [has(["min", "minimum"]) ? "minheight" : "height"] : []
    case .radius: return has(["top", "right", "bottom", "left"]) ? [] : ["radius"]
    case .borderWidth: return ["borderwidth"]
    case .type: return ["typography"]
    case .shadow: return ["shadow"]
    case .icon, .weight, .opacity, .duration, .easing, .spring, .layer, .family, .textStyle, .leading, .tracking,
      .undrawn:
      return []
    }
  }

  private static let grounds: Set = ["background", "backgrounds", "bg", "fill", "surface", "container"]
  private static let texts: Set = ["text", "content", "label", "foreground", "fg"]
  private static let edges: Set = ["border", "outline", "stroke"]
  /// The words of the labels of properties.
  private static let known = grounds.union(texts).union(edges).union([
    "color", "radius", "corner", "corners", "shape", "padding", "vertical", "horizontal", "height", "min", "width",
    "font", "type", "typography", "size", "weight", "shadow", "elevation", "box", "and", "block", "inline",
  ])
}

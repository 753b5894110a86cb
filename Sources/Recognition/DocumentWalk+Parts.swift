import Constants
import Files
import Scans
import Syntax
import Wording

/// What code says of how a component looks, below a heading that names the component.
extension DocumentWalk {
  /// - Parameter haveStyles: whether the styles of type of the code were read before.
  mutating func read(parts: [CodePart], haveStyles: Bool, in node: Int) {
    let own = parts.filter(isOfHeading)
    guard !own.isEmpty, !VerdictSigns.has(.wrong, in: document.file[document[node].range]) else { return }
    prepareSurroundings()
    let level = around.count
    for part in own {
      if let name = part.name { around.push(Surrounding(line: name, of: node, in: document)) }
      if let style = part.style, !haveStyles, let name = around.title {
        let place = ByteRange(style.range.lowerBound, style.range.upperBound)
        add(
          [RecognizedValue(.type, .type(style.fields), name: name, range: place, node: node, evidence: [.notation])],
          in: node)
      }
      // `.avatar-sm` would say of its numbers that they are sizes of avatars.
      let kind = part.name == nil ? nil : around.nearest?.kind
      for said in [part.side(of: kind)].compactMap(\.self) + part.declarations
      where kind == nil || said.name == "size" || kind == KindWords(Array(said.name.utf8)[...]).kind
        || said.name == "z-index"
        || kind == .gradient && said.value[...].firstPlace(of: "gradient(") != nil
      {
        text.read(.said(node, said))
        let start = values.count
        readItem(in: node)
        nameAfterClass(since: start, part, isOfKind: kind != nil)
      }
      around.pop(to: level)
    }
  }

  /// Calls what a class gives as the class is called where that says what it is: `.card-shadow { box-shadow: … }`,
  /// `.modal { z-index: 1000 }`.
  private mutating func nameAfterClass(since start: Int, _ part: CodePart, isOfKind: Bool) {
    guard values.count == start + 1, let name = part.name, isOfKind || values[start].kind == .layer else { return }
    values[start].name = String(decoding: document.file.bytes[name], as: UTF8.self)
    values[start].nameRange = ByteRange(name.lowerBound, name.upperBound)
    values[start].owner = nil
  }

  /// Whether a heading is one for components, or has a word of the part's name: `.card-title` below `Cards`.
  private func isOfHeading(_ part: CodePart) -> Bool {
    let titles = headings.suffix(3).map { document.plainBytes(of: $0.node) }
    if titles.contains(where: isOfExamples) { return false }
    if titles.contains(where: TitleWords.areOfComponents) || titles.last.map(Self.isOfBase) == true { return true }
    if let first = headings.first, Self.isOfDesign(document.plainBytes(of: first.node)) { return true }
    guard let name = part.name else { return false }
    // `.animate-rise` below `Animations`
    if part.moves, titles.suffix(2).contains(where: Self.isOfMoving) { return true }
    if isBelowType, part.style != nil { return true }
    if part.isLayer, titles.suffix(2).contains(where: StackingName.areSaid) { return true }
    let words = NameWords(document.file.bytes[name]).words.map { Self.spoken[$0] ?? $0 }
    return titles.suffix(2).contains { title in
      NameWords(title).words.contains { word in words.contains { Self.isSame(word, $0) } }
    }
  }

  /// What elements and classes are called in headings.
  private static let spoken = ["th": "table", "td": "table", "tr": "table", "a": "link", "li": "list", "ul": "list"]

  /// `Animations`, `Hover states`: what moves.
  private static func isOfMoving(_ title: ArraySlice<UInt8>) -> Bool {
    KindWords(title).contains(.motion)
      || NameWords(title).words.contains { ["hover", "states", "interactions"].contains($0) }
  }

  /// `Style guide`, `Design system`: a document whose rules are those of the system.
  private static func isOfDesign(_ title: ArraySlice<UInt8>) -> Bool {
    NameWords(title).words.contains { ["design", "style", "styles", "styleguide", "css", "ui"].contains($0) }
      || ["デザイン", "スタイル", "设计", "設計", "样式", "樣式", "디자인", "스타일"].contains {
        title.firstPlace(of: Array($0.utf8)[...]) != nil
      }
  }

  /// `Base styles`: what every page has.
  private static func isOfBase(_ title: ArraySlice<UInt8>) -> Bool {
    let words = NameWords(title).words
    return words.count == 2 && words[1] == "styles" && ["base", "global"].contains(words[0])
  }

  /// Whether two words are the same but for an ending: `Buttons` and `button`, of which `btn` is short.
  private static func isSame(_ one: some StringProtocol, _ other: some StringProtocol) -> Bool {
    let (one, other) = (one.lowercased(), other.lowercased() == "btn" ? "button" : other.lowercased())
    guard min(one.count, other.count) >= 3 else { return false }
    return one == other || one == other + "s" || other == one + "s"
  }
}

extension CodePart {
  /// The one side of a square that is an icon, an avatar or a target: `.icon-sm { width: 16px; height: 16px; }`.
  fileprivate func side(of kind: ValueKind?) -> Paraphrase? {
    guard let kind, [.icon, .box, .target].contains(kind) else { return nil }
    let sides = declarations.filter { ["width", "height", "min width", "min height"].contains($0.name) }
    guard sides.count == 2, sides[0].value == sides[1].value else { return nil }
    return Paraphrase(
      name: "size", nameRange: sides[0].nameRange, value: sides[0].value, valueRange: sides[0].valueRange)
  }
}

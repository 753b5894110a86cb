import Colorimetry
import Files
import Guide
import Printing
package import Statements
import Syntax
package import Tokens
import Wording

/// What a page adds to what is known of its system, for rules that ask about all pages.
package struct PageEvidence: Sendable {
  /// The tokens and groups of tokens that it names, in words, in blocks, in its previews and its stylesheet.
  package let named: Set<TokenPath>
  /// The tokens whose names without their groups it writes as code.
  package let namedInCode: Set<TokenPath>
  /// The opaque colours that it writes out, as hex.
  package let colors: Set<String>
  /// The lengths that it writes out, in pixels.
  package let lengths: Set<Double>
  /// The values that it gives to names which are no tokens.
  package let values: [NamedValue]
  /// The values that it gives to things, by their labels.
  package let labelled: [LabelledValue]
  /// What it says of how components look.
  package let looks: [TokenPath: SaidLook]
  /// How many times it says what the value of a token is.
  package let statements: Int

  /// That of a page which says nothing.
  package init() {
    (named, namedInCode, colors, lengths, looks) = ([], [], [], [], [:])
    (values, labelled, statements) = ([], [], 0)
  }

  package init(_ page: AuditedPage) {
    // What a page that is about something else gives to names is held against nothing.
    values = page.isOfDesign ? page.named : []
    labelled = page.isOfDesign ? page.labelled : []
    statements = page.statements.count
    guard page.subject.hasTokens else {
      (named, namedInCode, colors, lengths, looks) = ([], [], [], [], [:])
      return
    }
    var collection = NamedTokens(page.subject)
    var inCode = NamedTokens(page.subject)
    var written = WrittenSets()
    for text in page.texts {
      collection.add(text.bytes[...], isBlock: false)
      if text.kind != .paragraph { collection.add(namesOf: text, on: page) }
      for code in text.code where code.count <= 60 { inCode.add(code: text.bytes[code]) }
      written.add(text)
    }
    if let description = page.document.frontMatter?.value["description"]?.string {
      collection.add(Array(description.utf8)[...], isBlock: false)
    }
    for statement in page.statements { collection.add(statement.tokens) }
    for row in page.rows { collection.add(row.tokens) }
    for node in page.document.nodes.indices where page.document[node].kind == .codeBlock {
      collection.add(Array(page.document.info(of: node).utf8)[...], isBlock: true)
      collection.add(page.document.literal(of: node), isBlock: true)
    }
    for sheet in [page.page.stylesheet, page.subject.system.sharedStyles] {
      if let sheet { collection.add(variablesOf: sheet.bytes) }
    }
    named = collection.found
    namedInCode = inCode.found
    (colors, lengths) = (written.colors, written.lengths)
    looks = SaidLook.all(on: page)
  }
}

/// The colours and lengths that texts write out.
private struct WrittenSets {
  /// As hex, without their opacity.
  private(set) var colors: Set<String> = []
  /// In pixels.
  private(set) var lengths: Set<Double> = []

  mutating func add(_ text: PageText) {
    for found in HexColors.find(in: text.bytes[...]) { colors.insert(found.color.opaqueHex) }
    let bytes = text.bytes
    var index = 0
    while index < bytes.count {
      let isStart = index == 0 || !bytes[index - 1].isLetter && !bytes[index - 1].isDigit && bytes[index - 1] != 0x2E
      guard isStart, bytes[index].isDigit || bytes[index] == UInt8(ascii: "r") || bytes[index] == UInt8(ascii: "h"),
        let (value, end) = WrittenValue.read(bytes, at: index)
      else {
        index += 1
        continue
      }
      switch value {
      case .color(let color, _): colors.insert(color.opaqueHex)
      case .quantity(let quantity): if let pixels = quantity.pixels { lengths.insert(pixels) }
      case .curve, .family: break
      }
      index = max(end, index + 1)
    }
  }
}

/// The tokens that texts name by their paths, by patterns of paths or as variables.
private struct NamedTokens {
  private(set) var found: Set<TokenPath> = []
  private let subject: AuditedSystem
  /// The bytes that the names of tokens begin with: most words of a text begin with another.
  private let initials: [Bool]

  init(_ subject: AuditedSystem) {
    self.subject = subject
    var initials = [Bool](repeating: false, count: 256)
    for root in subject.names.roots { if let first = root.utf8.first { initials[Int(first)] = true } }
    self.initials = initials
  }

  mutating func add(_ paths: [TokenPath]) { found.formUnion(paths) }

  /// The tokens that a code span names without their groups: `headline-small`.
  mutating func add(code: ArraySlice<UInt8>) {
    guard code.contains(where: \.isLetter), !code.contains(UInt8(ascii: ".")) else { return }
    found.formUnion(subject.names.named(NameWords(code)))
  }

  /// The tokens whose names begin an item or a heading, or are a cell, one or several of them: `Accent pink / tomato`.
  mutating func add(namesOf text: PageText, on page: AuditedPage) {
    let bytes = text.bytes
    let limit = bytes.prefix(Self.longestNames).firstIndex { $0.isOne(of: ":(") || $0 == 0xE2 }
    let end = limit ?? (bytes.count <= Self.longestNames ? bytes.count : 0)
    var first: [String] = []
    for part in bytes[..<end].split(whereSeparator: { $0.isOne(of: "/,&+") }) {
      let words = NameWords(part).words
      guard !words.isEmpty, words.count <= 5 else { continue }
      // Behind the first name, the words that all of them share may be left out.
      let names = first.count > 1 ? [words, Array(first.dropLast()) + words] : [words]
      for name in names {
        found.formUnion(subject.names.meant(by: NameWords(name), around: { page.words(around: text) }))
      }
      if first.isEmpty { first = words }
    }
  }

  private static let longestNames = 120

  /// Every dotted word and every pattern of a text; in a block, a word alone may be a group too.
  mutating func add(_ text: ArraySlice<UInt8>, isBlock: Bool) {
    var index = text.startIndex
    while index < text.endIndex {
      guard Self.isPart(text[index]) else {
        index += 1
        continue
      }
      var end = index
      while end < text.endIndex, Self.isPart(text[end]) { end += 1 }
      var word = text[index..<end]
      while let last = word.last, last == UInt8(ascii: ".") || last == UInt8(ascii: "-") { word.removeLast() }
      if !word.isEmpty, word.count <= 120, isBlock || word.contains(UInt8(ascii: ".")) { add(word: word) }
      index = end
    }
  }

  private mutating func add(word written: ArraySlice<UInt8>) {
    let root = written.drop { $0 == UInt8(ascii: ".") }.prefix { $0 != UInt8(ascii: ".") }
    guard let first = root.first, initials[Int(first)],
      subject.names.roots.contains(String(decoding: root, as: UTF8.self))
    else { return }
    let word = String(decoding: written, as: UTF8.self)
    if written.contains(UInt8(ascii: "*")) {
      found.formUnion(subject.members.tokens(matching: TokenGlob(word)))
      return
    }
    let path = TokenPath(word)
    if subject.names.has(path) {
      found.insert(path)
    } else if subject.names.hasGroup(path) {
      found.formUnion(subject.members.tokens(in: path))
    } else if let whole = path.parent, subject.names.has(whole) {
      found.insert(whole)
    }
  }

  /// Every `--name` of a stylesheet.
  mutating func add(variablesOf sheet: [UInt8]) {
    var index = 0
    while index + 2 < sheet.count {
      guard sheet[index] == UInt8(ascii: "-"), sheet[index + 1] == UInt8(ascii: "-") else {
        index += 1
        continue
      }
      var end = index + 2
      while end < sheet.count, sheet[end].isLetter || sheet[end].isDigit || sheet[end].isOne(of: "-_") { end += 1 }
      found.formUnion(subject.tokens(asVariable: sheet[(index + 2)..<end]))
      index = end
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "*")
  }
}

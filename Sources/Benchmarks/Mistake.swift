import Files

/// One value of a document, and what is written in its place to make the document wrong.
struct Mistake {
  enum Kind: String, CaseIterable {
    case colorOfToken = "colour of a token"
    case colorInText = "colour in the text"
    case lengthOfToken = "length of a token"
    case lengthInText = "length in the text"
    case weightInText = "weight in the text"
    case ratio = "claimed ratio"
    case nameOfToken = "reference of a token"
    case nameInText = "reference in the text"
    case measureOfComponent = "measure of a component"
    case referenceOfComponent = "reference of a component"
    case count = "count"
  }

  let kind: Kind
  /// The bytes that are replaced.
  let range: Range<Int>
  let wrong: String
  /// Where the document says the same once more.
  let others: [Range<Int>]
}

extension Mistake {
  /// Every mistake that can be made in a document of which the document itself knows better.
  ///
  /// They are found here by patterns of its own, which share nothing with what is measured: a name in signs of code, bold
  /// letters or curly brackets right before its value, said at least twice; references to what there is; ratios and counts.
  static func all(in text: String) -> [Mistake] {
    let front = FrontLines(text)
    let bindings = front.bindings + Binding.all(in: text, from: front.end)
    return changed(bindings, front) + ratios(in: text, from: front.end) + names(in: text, front)
      + ComponentMistakes(text: text, front: front).all()
      + counts(in: text, from: front.end)
  }

  /// The values that several places give to one name.
  private static func changed(_ bindings: [Binding], _ front: FrontLines) -> [Mistake] {
    var found: [Mistake] = []
    for same in Dictionary(grouping: bindings, by: \.key).values where same.count > 1 {
      for own in same {
        let others = same.filter { $0.range != own.range && (own.isOfToken || $0.isOfToken || !front.isThere) }
        guard !others.isEmpty, let wrong = own.wrong else { continue }
        found.append(Mistake(kind: own.kind, range: own.range, wrong: wrong, others: others.map(\.range)))
      }
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func ratios(in text: String, from start: Int) -> [Mistake] {
    text.matches(of: /(\d{1,2}(\.\d{1,2})?):1\b/).compactMap { match in
      let range = text.bytes(of: match.range)
      guard range.lowerBound >= start, let ratio = Double(match.output.1),
        case let line = text.line(around: match.range), line.lowercased().contains("contrast") || line.contains("WCAG"),
        ![3, 4.5, 7].contains(ratio)
      else { return nil }
      let wrong = ratio < 10 ? ratio + 4 : ratio - 5
      return Mistake(kind: .ratio, range: range, wrong: "\(rounded(wrong)):1", others: [])
    }
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  private static func names(in text: String, _ front: FrontLines) -> [Mistake] {
    text.matches(of: /\{([a-z][\w-]*\.[\w.-]+)\}/).compactMap { match in
      let path = match.output.1
      guard front.paths.contains(String(path)), path.utf8.count > 8 else { return nil }
      // A letter is left out of the last name.
      let place = path.index(path.endIndex, offsetBy: -2)
      guard path[place] != "." else { return nil }
      let wrong = String(path[..<place]) + path[path.index(after: place)...]
      guard !front.paths.contains(wrong), !wrong.hasSuffix(".") else { return nil }
      let range = text.bytes(of: path.startIndex..<path.endIndex)
      return Mistake(
        kind: range.lowerBound < front.end ? .nameOfToken : .nameInText, range: range, wrong: wrong, others: [])
    }
  }

  private static let numbers = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"]

  private static func counts(in text: String, from start: Int) -> [Mistake] {
    let pattern =
      /(?i)\b(two|three|four|five|six|seven|eight|nine|ten) ([\w-]+ )?(tiers|steps|sizes|weights|levels|radii|shades|tints|variants|families|typefaces|breakpoints|stops|colors|colours|tokens|states|roles|styles)\b/
    return text.matches(of: pattern).compactMap { match in
      let word = match.output.1
      let range = text.bytes(of: word.startIndex..<word.endIndex)
      guard range.lowerBound >= start, let place = numbers.firstIndex(of: word.lowercased()) else { return nil }
      let wrong = numbers[place + 1]
      let isCapital = word.first?.isUppercase ?? false
      return Mistake(
        kind: .count, range: range, wrong: isCapital ? wrong.prefix(1).uppercased() + wrong.dropFirst() : wrong,
        others: [])
    }
  }
}

/// A name with the value that a place gives it.
struct Binding {
  let name: String
  let value: String
  let range: Range<Int>
  let isOfToken: Bool
  var isWeight = false

  /// What other places say when they say the same.
  var key: String { name + " " + value.lowercased() + (isWeight ? " weight" : "") }

  var kind: Mistake.Kind {
    if isWeight { return .weightInText }
    if value.hasPrefix("#") { return isOfToken ? .colorOfToken : .colorInText }
    return isOfToken ? .lengthOfToken : .lengthInText
  }

  /// Another value of its kind, far from its own; nil where only the text says it.
  var wrong: String? {
    if isWeight { return isOfToken ? nil : value == "500" ? "700" : "500" }
    if value.hasPrefix("#") {
      let digits = Array(value.dropFirst())
      return "#" + String(digits.enumerated().map { $0.offset < 2 ? Self.far($0.element) : $0.element })
    }
    return Self.longer(value[...])
  }

  /// A length that is 7 units longer.
  static func longer(_ length: Substring) -> String? {
    guard let number = Double(length.prefix { $0.isNumber || $0 == "." }) else { return nil }
    let unit = length.drop { $0.isNumber || $0 == "." }
    return (number.rounded() == number ? "\(Int(number) + 7)" : "\(number + 7)") + unit
  }

  private static func far(_ digit: Character) -> Character {
    let digits = Array("0123456789abcdef")
    guard let place = digits.firstIndex(of: Character(digit.lowercased())) else { return digit }
    return digits[(place + 8) % 16]
  }

  /// The names of the text from an offset on, with the values behind them.
  static func all(in text: String, from start: Int) -> [Binding] {
    let pattern =
      /(?:[`*]+\{?|\{)([A-Za-z-][\w.-]*)(?:\}?[`*]+|\})[\s:|=(—–-]{1,4}[`"]?(#[0-9A-Fa-f]{6}\b|\d+(?:\.\d+)?px\b)/
    var found = text.matches(of: pattern).compactMap { match -> Binding? in
      let range = text.bytes(of: match.output.2.startIndex..<match.output.2.endIndex)
      guard range.lowerBound >= start else { return nil }
      return Binding(name: String(match.output.1), value: String(match.output.2), range: range, isOfToken: false)
    }
    let weights = /\{(typography\.[\w-]+)\}`? \| \d+(?:\.\d+)?px \| (\d00) \|/
    found += text.matches(of: weights).map { match in
      Binding(
        name: String(match.output.1), value: String(match.output.2),
        range: text.bytes(of: match.output.2.startIndex..<match.output.2.endIndex), isOfToken: false, isWeight: true)
    }
    return found
  }
}

/// The values that the front matter of a document gives to names, read by its indents.
struct FrontLines {
  private(set) var bindings: [Binding] = []
  private(set) var paths: Set<String> = []
  /// The properties of each component.
  private(set) var components: [String: [(name: String, value: String)]] = [:]
  /// Where the text begins.
  private(set) var end = 0

  var isThere: Bool { end > 0 }

  init(_ text: String) {
    guard text.hasPrefix("---\n"), let close = text.dropFirst(4).firstRange(of: "\n---\n") else { return }
    end = text.bytes(of: close).upperBound
    var stack: [(indent: Int, name: String)] = []
    for line in text[..<close.lowerBound].split(separator: "\n").dropFirst() {
      guard let match = line.firstMatch(of: /^( *)([\w.-]+):\s*"?(#[0-9A-Fa-f]{6}|\d+(?:\.\d+)?px|\d00)?"?/) else {
        continue
      }
      let indent = match.output.1.count
      while let last = stack.last, last.indent >= indent { stack.removeLast() }
      stack.append((indent, String(match.output.2)))
      let names = stack.map(\.name)
      paths.insert(names.joined(separator: "."))
      if names.count == 3, names[0] == "components", let colon = line.firstIndex(of: ":") {
        let value = line[line.index(after: colon)...].filter { $0 != "\"" }.drop { $0 == " " }
        if !value.isEmpty { components[names[1], default: []].append((names[2], String(value))) }
      }
      guard names.count > 1, let value = match.output.3, names[0] != "components" else { continue }
      let range = text.bytes(of: value.startIndex..<value.endIndex)
      let isWeight = names.last == "fontWeight"
      if names.count == 3, !["fontSize", "fontWeight"].contains(names[2]) { continue }
      let path = names.prefix(2).joined(separator: ".")
      bindings.append(Binding(name: path, value: String(value), range: range, isOfToken: true, isWeight: isWeight))
      if names.count == 2 {
        bindings.append(Binding(name: names[1], value: String(value), range: range, isOfToken: true))
      }
    }
  }
}

extension String {
  /// The bytes of a part.
  func bytes(of range: Range<Index>) -> Range<Int> {
    utf8.distance(from: startIndex, to: range.lowerBound)..<utf8.distance(from: startIndex, to: range.upperBound)
  }

  /// The line that a part is in.
  fileprivate func line(around range: Range<Index>) -> Substring {
    let start = self[..<range.lowerBound].lastIndex(of: "\n") ?? startIndex
    return self[start...].dropFirst().prefix { $0 != "\n" }
  }
}

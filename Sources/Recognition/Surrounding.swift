import Files
import Syntax

/// A heading, a lead-in line or a parent item above a value: what it says the value is.
struct Surrounding {
  /// The block whose text it is.
  let node: Int
  let words: KindWords
  /// What numbers below it are.
  let kind: ValueKind?
  /// The unit it names: `Durations (milliseconds)`, `Type ramp (sizes in points)`.
  let unit: Quantity.Unit?

  init(_ node: Int, in document: MarkdownDocument) {
    self.node = node
    let text = document.plainBytes(of: node)
    words = text.count <= Self.longest ? KindWords(text) : []
    // A remark in brackets speaks only where the rest does not: `Type ramp (sizes and line heights in points)`.
    kind = text.firstIndex(of: UInt8(ascii: "(")).flatMap { KindWords(text[..<$0]).kind } ?? words.kind
    unit = text.count <= Self.longest ? Self.unit(in: text) : nil
  }

  /// Longer ones are prose, which says nothing about the numbers below it.
  static let longest = 160

  static func unit(in text: ArraySlice<UInt8>) -> Quantity.Unit? {
    var start: Int?
    for index in text.startIndex...text.endIndex {
      if index < text.endIndex, Byte.isLetter(text[index]) {
        if start == nil { start = index }
      } else if let begin = start {
        start = nil
        if let unit = unit(named: text[begin..<index]) { return unit }
      }
    }
    return nil
  }

  private static func unit(named word: ArraySlice<UInt8>) -> Quantity.Unit? {
    switch word.first.map({ $0 | 0x20 }) {
    case UInt8(ascii: "p"):
      if Byte.isWord(word, "px") || Byte.isWord(word, "pixels") { return .px }
      return Byte.isWord(word, "pt") || Byte.isWord(word, "points") ? .pt : nil
    case UInt8(ascii: "d"): return Byte.isWord(word, "dp") ? .dp : nil
    case UInt8(ascii: "s"): return Byte.isWord(word, "sp") ? .sp : Byte.isWord(word, "seconds") ? .s : nil
    case UInt8(ascii: "r"): return Byte.isWord(word, "rem") ? .rem : nil
    case UInt8(ascii: "m"): return Byte.isWord(word, "ms") || Byte.isWord(word, "milliseconds") ? .ms : nil
    default: return nil
    }
  }
}

/// What stands above the values of one block, outermost first.
struct Surroundings {
  private let document: MarkdownDocument
  private(set) var levels: [Surrounding] = []

  init(in document: MarkdownDocument) { self.document = document }

  /// What the nearest heading or lead-in calls the values below it.
  var title: String? {
    levels.reversed().lazy.compactMap { [document] in FigureTitle.text(of: $0.node, in: document) }.first
  }

  var nearest: Surrounding? { levels.last }
  var titles: [Int] { levels.map(\.node) }
  var count: Int { levels.count }

  mutating func push(_ level: Surrounding) { levels.append(level) }
  mutating func pop(to count: Int) { levels.removeLast(max(levels.count - count, 0)) }

  /// What a number is by the words right beside it and by what stands above it; a size is one of whatever that names.
  ///
  /// - Parameter isOwn: whether the words beside it alone decided.
  func kind(beside own: KindWords, isDotted: Bool) -> (kind: ValueKind, isOwn: Bool)? {
    if let kind = isDotted ? own.kind : own.ownKind {
      guard kind == .size, own.isDisjoint(with: [.height, .width]) else { return (kind, true) }
      return (refined(from: levels.count), true)
    }
    for index in levels.indices.reversed() {
      guard let kind = levels[index].kind else { continue }
      guard kind == .size, levels[index].words.isDisjoint(with: [.height, .width]) else { return (kind, false) }
      return (refined(from: index), false)
    }
    return nil
  }

  /// What the sizes below a level are sizes of.
  private func refined(from end: Int) -> ValueKind {
    for index in levels.indices.prefix(end).reversed() {
      switch levels[index].kind {
      case .icon: return .icon
      case .box: return .box
      case .type: return .type
      case .radius: return .radius
      case .spacing: return .spacing
      case .borderWidth: return .borderWidth
      case .color, .size, .target, .weight, .opacity, .duration, .easing, .spring, .shadow, .gradient, .family,
        .textStyle, .undrawn, nil:
        continue
      }
    }
    return .size
  }

  /// The unit of a number without one; none for a share or a weight.
  func unit(for kind: ValueKind) -> Quantity.Unit? {
    switch kind {
    case .duration: levels.reversed().lazy.compactMap(\.unit).first(where: \.isTime)
    case .spacing, .size, .box, .icon, .target, .radius, .borderWidth, .type:
      levels.reversed().lazy.compactMap(\.unit).first(where: \.isLength)
    case .color, .weight, .opacity, .easing, .spring, .shadow, .gradient, .family, .textStyle, .undrawn: nil
    }
  }

  func has(_ words: KindWords) -> Bool { levels.contains { !$0.words.isDisjoint(with: words) } }
}

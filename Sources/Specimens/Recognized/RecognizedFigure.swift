import Colorimetry
import Diagnostics
import Files
import Guide
import Markup
import Printing
import Recognition
import Syntax
import Tokens

/// A group of recognised values, drawn by the specimen for their kind.
struct RecognizedFigure {
  private let group: RecognizedGroup
  private let document: MarkdownDocument
  /// The unit of lengths that have none.
  private let lengthUnit: Dimension.Unit

  init(_ group: RecognizedGroup, in document: MarkdownDocument, lengthUnit: Dimension.Unit) {
    self.group = group
    self.document = document
    self.lengthUnit = lengthUnit
  }

  /// - Parameter id: unique on the page.
  func draw(id: @autoclosure () -> String, into out: inout ByteBuffer, _ diagnostics: inout Diagnostics) {
    if !drawPlain(into: &out) { drawTokens(id: id(), into: &out, &diagnostics) }
  }

  /// Draws colours and lengths that need nothing of a token, as most are; false leaves the group.
  private func drawPlain(into out: inout ByteBuffer) -> Bool {
    switch group.kind {
    case .color:
      guard let colors = group.plainValues({ $0.color }), !Self.mayBeRamp(colors) else { return false }
      Swatches.draw(colors, title: title(count: colors.count, first: colors[0].mark), into: &out)
    case .spacing, .size:
      guard let lengths = group.plainValues({ $0.length(lengthUnit) }) else { return false }
      Scale.draw(lengths, title: title(count: lengths.count, first: lengths[0].mark), into: &out)
    case .box, .icon, .target, .radius, .borderWidth, .type, .weight, .opacity, .duration, .easing, .spring, .shadow,
      .gradient, .family, .textStyle, .undrawn:
      return false
    }
    return true
  }

  /// Whether colours may be one scale, by their names.
  private static func mayBeRamp(_ colors: [PlainValue<Color>]) -> Bool {
    colors.count >= RecognizedTokens.fewestSteps && colors.allSatisfy { $0.mark.utf8.last.map(Byte.isDigit) ?? false }
  }

  private func drawTokens(id: String, into out: inout ByteBuffer, _ diagnostics: inout Diagnostics) {
    let span = document.span(of: group.node)
    let recognized = RecognizedTokens(group.values, lengthUnit: lengthUnit, span: span)
    let tokens = recognized.tokens
    guard var (name, options) = group.kind.specimen(count: tokens.count), let first = tokens.first else { return }
    if group.kind == .color, recognized.areRamp { name = "ramp" }
    guard let specimen = AllSpecimens.byName[name] else { return }
    if let title = title(count: tokens.count, first: first.token.path.description) {
      options.append(FencedBlock.Option(name: "title", value: title))
    }
    let request = SpecimenRequest(
      block: FencedBlock(recognized: name, options: options, span: span), system: Self.plainSystem, pageURL: "",
      stylesheet: nil, id: id, recognized: tokens)
    specimen.draw(request, into: &diagnostics).print(into: &out)
  }

  /// What recognised values belong to: the request has their tokens itself.
  private static let plainSystem: DesignSystem = {
    let theme = Theme(name: RecognizedTokens.theme, tokens: TokenSet(tokens: []))
    return DesignSystem(
      slug: "", settings: SystemSettings(name: ""), themes: TokenThemes(default: theme), overview: nil, sections: [])
  }()

  // MARK: Title

  /// - Parameter first: the name of the first of the values.
  private func title(count: Int, first: String) -> String? {
    var texts = group.titles.reversed().lazy.compactMap { [document] in Title.text(of: $0, in: document) }
      .makeIterator()
    guard let text = texts.next() else { return group.kind == .textStyle ? group.kind.noun : nil }
    if group.kind == .spring || group.kind == .color {
      return count == 1 && first == text ? nil : text
    }
    let kind = Self.kind(of: text)
    guard kind == .size, let outer = texts.next() else {
      return kind == group.kind ? text : "\(text): \(group.kind.noun)"
    }
    return "\(outer): \(Self.kind(of: outer) == group.kind ? text.lowercased() : group.kind.noun)"
  }

  private static func kind(of title: String) -> ValueKind? {
    let words = Array(title.utf8)
    return words.firstIndex(of: UInt8(ascii: "(")).flatMap { KindWords(words[..<$0]).kind }
      ?? KindWords(words[...]).kind
  }
}

extension FencedBlock {
  /// A block that nobody wrote, for values found in the text: one line that stands for all of them.
  fileprivate init(recognized name: String, options: [Option], span: Span) {
    self.name = name
    self.options = options
    body = "**"
    lines = [Line(text: "**", caption: nil, span: span)]
    self.span = span
  }
}

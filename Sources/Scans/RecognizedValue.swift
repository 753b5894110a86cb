package import Colorimetry
package import Files
package import Motion
package import TokenValues
package import Wording

/// A value that a document gives in plain Markdown, with its place and what made it one.
package struct RecognizedValue: Sendable {
  package enum Value: Sendable {
    /// With its unit still open where neither the text nor what is above it names one.
    case quantity(Quantity)
    case color(Color)
    /// One colour in each of several themes, in the order of the document.
    case themed([ThemedColor])
    case easing(CubicBezier)
    // The large ones are boxed: a value is copied many times, and nearly all are colours and quantities.
    indirect case spring(SpringParameters)
    indirect case type(TypeFields)
    case shadow([Shadow])
    indirect case gradient(CSSGradient)
    /// With a weight where one is given and no size.
    case families([String], FontWeight? = nil)
  }

  package var kind: ValueKind
  package var value: Value
  /// What the document calls it; made of its own figures or of the words for its kind where nothing names it.
  package var name: String
  /// Where the name is written; nil where it is not, or is put together from several places.
  package var nameRange: ByteRange?
  /// How sure it is that this is its name.
  package var naming = Naming.place
  /// What it is a part of, where its own words say no more than that: its name is `Card, padding` for `Padding`.
  package var owner: String?
  /// A word or two the document says beside it.
  package var caption: String?
  /// The theme that the heading, lead-in or parent item above it names: `light` or `dark`.
  package var theme: String?
  /// Where it is written, with its unit and its function. Of a value that is spread over the cells of a row, from the
  /// first of them to the last.
  package let range: ByteRange
  /// The paragraph or cell it is in.
  package let node: Int
  /// The list, table or paragraph whose values belong together.
  package var container = 0
  /// The block of the document it is in.
  package var block = 0
  /// Whether it has a paragraph of its own: `Main: #1a237e`.
  package var isApart = false
  /// The headings, the lead-in line and the parent items above it, outermost first.
  package var above: [Int] = []
  /// Whether the text only speaks of it: a colour within a sentence that gives it no name.
  package var isMention: Bool
  /// The parts of it that the document does not give, as the standard calls them: the colour of `0 4px 12px`.
  package var missing: [String] = []
  /// What decided its kind; behind that what gave its unit, where that is written elsewhere.
  package let evidence: [Evidence]

  package init(
    _ kind: ValueKind, _ value: Value, name: Name, caption: String? = nil, range: ByteRange, node: Int,
    isMention: Bool = false, evidence: [Evidence]
  ) {
    self.kind = kind
    self.value = value
    self.name = name.text
    nameRange = name.range
    self.caption = caption
    self.range = range
    self.node = node
    self.isMention = isMention
    self.evidence = evidence
  }

  /// Its colour, where it is one in every theme.
  package var color: Color? { if case .color(let color) = value { color } else { nil } }

  /// Its colours, where the document gives them and does not only speak of them.
  package var givenColors: [Color] {
    if isMention { return [] }
    if case .themed(let colors) = value { return colors.map(\.color) }
    return color.map { [$0] } ?? []
  }
}

/// What made a value one of its kind.
package enum Evidence: Equatable, Sendable {
  /// Its own notation: that of a colour, a curve, a spring, a shadow or a gradient.
  case notation
  /// The unit written with it.
  case unit
  /// Words of its own text or its row: its name or what is beside it.
  case words(ByteRange)
  /// The header of its column.
  case header(node: Int)
  /// A heading, a lead-in line or a parent item above it.
  case above(node: Int)
}

/// What a value is called.
package struct Name {
  package let text: String
  /// Where it is written; nil where it is not, or not in one piece.
  package let range: ByteRange?

  package init(_ text: String, _ range: ByteRange? = nil) {
    self.text = text
    self.range = range
  }
}

/// What a colour is in one theme.
package struct ThemedColor: Sendable {
  package let theme: String
  package let color: Color
  package let range: ByteRange

  package init(theme: String, color: Color, range: ByteRange) {
    self.theme = theme
    self.color = color
    self.range = range
  }
}

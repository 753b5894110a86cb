/// The style of a line: a CSS line style or exact dashes.
package enum StrokeStyle: Hashable, Sendable {
  package enum Keyword: String, CaseIterable, Hashable, Sendable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
  }

  package enum LineCap: String, CaseIterable, Hashable, Sendable {
    case round, butt, square
  }

  case keyword(Keyword)
  /// Alternating lengths of dashes and gaps; an odd number of them is repeated to make it even.
  case dashes([Dimension], LineCap)

  /// The nearest CSS line style.
  package var css: String {
    switch self {
    case .keyword(let keyword): keyword.rawValue
    case .dashes: Keyword.dashed.rawValue
    }
  }
}

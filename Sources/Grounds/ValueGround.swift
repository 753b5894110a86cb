package import TokenValues

/// What a document itself writes for a value that is drawn.
package struct ValueGround: Equatable, Sendable {
  /// Its number as it is written, with all that limits it: `up to 400ms`, `1200px+`. Nil where it is a number and nothing
  /// else, or is put together from several places.
  package var figure: String?
  /// Whether the figure is more than the number with its unit.
  package var isLimited = false
  /// What else its item or its row says, in the document's own words.
  package var remark: String?
  /// All that its cell or its item writes behind the name, where that is short: `16px 16px 0 0`.
  package var whole: String?
  /// Of a size or a weight of type, the weight and the leading that stand with it.
  package var weight: FontWeight?
  package var leading: Double?

  package init(figure: String? = nil, remark: String? = nil) {
    self.figure = figure
    self.remark = remark
  }
}

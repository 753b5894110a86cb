package import Files

/// What stands between `---` lines at the top of a Markdown file.
package struct FrontMatter: Sendable {
  /// From the first `---` to the end of the closing line, its line ending left out.
  package let range: ByteRange
  /// A map; empty where there is nothing between the lines, or nothing that can be read.
  package let value: YAMLValue

  package init(range: ByteRange, value: YAMLValue) {
    self.range = range
    self.value = value
  }
}

package import Diagnostics
package import Markup
package import Syntax
import Tokens

/// What can be drawn of the values in a plain document, by the block each drawing follows.
///
/// Values are recognised by exact grammar and by the words of their heading, their lead-in or their own name; the text
/// stays as it is. At most 64 values are drawn in a figure and 200 figures in a document.
package struct RecognizedValues: Sendable {
  /// In the order of the document.
  private let drawings: [(node: Int, drawing: Node)]
  /// What was found while drawing: springs that lack a number.
  package let diagnostics: Diagnostics

  package init(_ document: MarkdownDocument) {
    let scan = DocumentScan(document)
    var drawings: [(node: Int, drawing: Node)] = []
    drawings.reserveCapacity(scan.found.count)
    var diagnostics = Diagnostics()
    var count = 0
    let unit = Self.lengthUnit(of: scan)
    for (node, groups) in scan.found {
      let figures = groups.map { group in
        count += 1
        return RecognizedFigure(group, in: document, lengthUnit: unit)
          .draw(id: "value\(count)", into: &diagnostics)
      }
      drawings.append((node, .fragment(figures)))
    }
    self.drawings = drawings
    self.diagnostics = diagnostics
  }

  /// The figures that go behind a block.
  package func figures(after node: Int) -> Node {
    var (low, high) = (0, drawings.count)
    while low < high {
      let middle = (low + high) / 2
      if drawings[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low < drawings.count && drawings[low].node == node ? drawings[low].drawing : .empty
  }

  /// The unit of a length without one: the one the document writes most, or pixels.
  private static func lengthUnit(of scan: DocumentScan) -> Dimension.Unit {
    var counts = (px: 0, pt: 0, dp: 0)
    for (_, groups) in scan.found {
      for group in groups {
        for index in group.entries.indices {
          guard case .quantity(let quantity) = group.entries[index].value else { continue }
          switch quantity.unit {
          case .px: counts.px += 1
          case .pt: counts.pt += 1
          case .dp: counts.dp += 1
          case .sp, .rem, .em, .percent, .ms, .s, nil: break
          }
        }
      }
    }
    if counts.pt > counts.px, counts.pt >= counts.dp { return .pt }
    return counts.dp > counts.px ? .dp : .px
  }
}

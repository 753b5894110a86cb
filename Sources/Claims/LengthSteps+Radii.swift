package import Files
import Printing
import Statements
import Syntax
package import Wording

/// Lists of radii, in the sections for corners.
extension LengthSteps {
  package struct Radius {
    package let pixels: Double
    package let place: ByteRange
  }

  /// The radii that a section for corners lists with what has them: one behind the other, or an item each.
  package static func radii(on page: AuditedPage) -> [[Radius]] {
    var found: [[Radius]] = []
    var items: [(list: Int, all: [Radius])] = []
    for text in page.texts where (text.kind == .paragraph || text.kind == .item) && !page.isAside(text) {
      guard text.bytes.first?.isDigit ?? false, isOfCorners(page.heading(above: text)) else { continue }
      func radius(_ step: Step) -> Radius {
        Radius(pixels: step.pixels, place: page.document.range(ofPlain: step.range, in: text.node))
      }
      let (list, end) = run(from: 0, in: text.bytes)
      if list.count >= least, end <= text.bytes.count {
        found.append(list.map(radius).filter(isStep))
      } else if text.kind == .item, let (pixels, end) = length(text.bytes, 0), hasUse(text.bytes[end...]),
        let item = page.document.parent(of: text.node), let parent = page.document.parent(of: item)
      {
        let own = radius(Step(pixels: pixels, range: 0..<end))
        if items.last?.list == parent { items[items.count - 1].all.append(own) } else { items.append((parent, [own])) }
      }
    }
    return found + items.map { $0.all.filter(isStep) }
  }

  /// None at all and one that rounds everything are no steps.
  private static func isStep(_ radius: Radius) -> Bool { radius.pixels > 0 && radius.pixels < Scale.leastFull }

  private static func isOfCorners(_ heading: [String]) -> Bool {
    !Scale.radius.words.union(["rounded", "shape", "shapes"]).isDisjoint(with: heading)
  }

  /// Whether a text says behind a length what has it: `12px for inputs`.
  private static func hasUse(_ rest: ArraySlice<UInt8>) -> Bool {
    [" for ", " on ", ": ", " \u{2014} ", " \u{2013} ", " - "].contains { rest.starts(with: $0.utf8) }
      && !rest.contains(where: \.isDigit)
  }
}

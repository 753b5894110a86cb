package import Colorimetry
import Files
import Printing
import Wording

/// Shadows and gradients whose colours are variables that the document gives: `0 2px 8px var(--shadow)`.
extension ColorScan {
  /// Whether a text may hold one.
  package static func mayRefer(_ scan: TextScan) -> Bool {
    scan.text.contains(UInt8(ascii: "(")) && scan.text[...].firstPlace(of: "var(--") != nil
  }

  /// Takes the colours that variables stand for in, where all of them are known.
  ///
  /// - Parameter colors: by the names of variables in small letters, without their hyphens.
  package mutating func takeReferences(_ colors: [String: Color]) {
    var references: [Found] = []
    var start = 0
    while let open = scan.text[start...].firstPlace(of: "var(--") {
      let name = scan.text[open.upperBound...].prefix { $0.isLetter || $0.isDigit || $0.isOne(of: "-_") }
      guard name.endIndex < scan.text.count, scan.text[name.endIndex] == UInt8(ascii: ")"),
        let color = colors[String(decoding: name, as: UTF8.self).lowercased()]
      else { return }
      references.append(Found(range: open.lowerBound..<name.endIndex + 1, color: color))
      start = name.endIndex + 1
    }
    // `--page: var(--ivory-100)`: one that stands for another and for nothing else is that colour.
    if references.count == 1, found.isEmpty, scan.startsWithVariable, scan.valueStart < scan.lexemes.count,
      references[0].range == scan.lexemes[scan.valueStart].start..<scan.text.count
    {
      found = references
      return
    }
    let all = (found + references).sorted { $0.range.lowerBound < $1.range.lowerBound }
    var copy = self
    copy.found = all
    copy.references = references
    // Apart from that only shadows and gradients take them; elsewhere they are references and no colours of their own.
    let layers = LayerScan.find(in: copy).layers
    guard !references.isEmpty, references.allSatisfy({ one in layers.contains { $0.range.overlaps(one.range) } }) else {
      return
    }
    self = copy
  }
}

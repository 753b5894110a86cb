import Colorimetry
import Printing
import Recognition
import Scans
import Syntax
import Wording

/// Whether a plate of a group would show more than its text says.
extension RecognizedGroup {
  /// Whether a plate would only tell again one thing that the text says: a value that is marked where it stands, one width
  /// of a line, the sides of one length, one measure of several parts, or colours without a name.
  func saysLittle(in document: MarkdownDocument) -> Bool {
    if values.count == 1 { return values[0].isLone }
    return isOneLine(in: document) || isOneDeclaration || isOneMeasure || isUnnamed
  }

  /// Whether it is one width of a line under several names.
  private func isOneLine(in document: MarkdownDocument) -> Bool {
    guard kind == .borderWidth, let first = values.first else { return false }
    return values.allSatisfy { $0.said == first.said && document[$0.node].kind != .codeBlock }
  }

  /// Whether its values are the sides of one length, or the width and the height of one thing: `padding: 8px 16px`,
  /// `32 × 16 px`.
  private var isOneDeclaration: Bool {
    guard kind == .spacing || kind == .size, values.count <= Self.sides.count else { return false }
    var whole: Substring?
    for value in values {
      let name = value.name.lowercased()
      let comma = name.utf8.lastIndex(of: UInt8(ascii: ","))
      let side = comma.map { name[name.utf8.index(after: $0)...].trimmed } ?? name[...]
      guard (kind == .spacing ? Self.sides : Self.axes).contains(String(side)) else { return false }
      let own = comma.map { name[..<$0] } ?? ""
      guard whole == nil || whole == own else { return false }
      whole = own
    }
    return true
  }

  private static let sides: Set<String> = ["vertical", "horizontal", "top", "right", "bottom", "left"]
  private static let axes: Set<String> = ["width", "height"]

  /// Whether a few parts have one and the same measure, or move along the same keyword; equal corners are compared all the
  /// same.
  private var isOneMeasure: Bool {
    guard values.count <= Self.few, let first = values.first, first.color == nil, kind != .radius else { return false }
    return values.allSatisfy { $0.isLone && $0.said == first.said && !$0.isToken }
  }

  private static let few = 3

  /// Whether a sentence speaks of a few colours without a name for any of them.
  private var isUnnamed: Bool {
    kind == .color && values.count <= Self.few && values.allSatisfy { $0.name == $0.color?.hex }
  }
}

extension RecognizedValue {
  /// Whether it is called as tokens are: `--radius-sm`, `radius.sm`.
  fileprivate var isToken: Bool {
    name.hasPrefix("--") || !name.utf8.contains(0x20) && name.utf8.contains { $0 == UInt8(ascii: ".") }
  }
}

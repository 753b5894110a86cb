import Colorimetry
package import Files
import Printing
package import Statements
import Syntax
import Wording

/// A value, and the same in another unit or notation.
package struct ConvertedPair {
  /// What is written first.
  package let first: String
  /// The same in the notation of the second; of a length that depends on the root, where that has 16 pixels.
  private let usual: String
  /// Where the second is.
  package let place: Place
  package let agrees: Bool
  /// The two lengths, where it depends on the size of the root.
  package let relative: Relative?

  package struct Relative {
    package let pixels: Double
    package let rem: Double
    /// Whether the pixels are written first.
    let isInPixels: Bool
  }

  /// The first in the notation of the second.
  ///
  /// - Parameter root: how many pixels a rem is.
  package func right(_ root: Double) -> String {
    guard let relative else { return usual }
    return relative.isInPixels
      ? (relative.pixels / root).trimmed(4) + "rem" : (relative.rem * root).trimmed(4) + "px"
  }

  /// Whether the two are the same where a rem has so many pixels.
  package func agrees(at root: Double) -> Bool {
    guard let relative else { return agrees }
    return Self.isSame(relative.pixels / root, relative.rem) || Self.isSame(relative.rem * root, relative.pixels)
  }

  package enum Place {
    case text(PageText, Range<Int>)
    case code(Span)
  }

  /// A variable in code and the comment behind it: `--text-sm: 0.75rem; /* 12px */`.
  package init?(_ value: NamedValue) {
    guard let remark = value.remark else { return nil }
    self.init(value.value, value.span.text, remark.value, Array(remark.span.text.utf8)[...], .code(remark.span))
  }

  // MARK: Texts

  /// `16px (1rem)`, `#fff (rgb(255, 255, 255))`, `#fff / rgb(255, 255, 255)`.
  package static func all(in text: PageText) -> [ConvertedPair] {
    let bytes = text.bytes
    var found: [ConvertedPair] = []
    var index = 0
    while index < bytes.count {
      let begins =
        index == 0
        || !bytes[index - 1].isLetter && !bytes[index - 1].isDigit
          && !bytes[index - 1].isOne(of: ".-")
      guard begins, bytes[index].isDigit || bytes[index] == UInt8(ascii: "#"), !text.isStruck(index),
        let (value, end) = WrittenValue.read(bytes, at: index)
      else {
        index += 1
        continue
      }
      if let (other, range) = second(bytes, from: index, behind: end),
        let pair = ConvertedPair(value, String(decoding: bytes[index..<end], as: UTF8.self), other, text, range)
      {
        found.append(pair)
        index = range.upperBound
      } else {
        index = end
      }
    }
    return found
  }

  /// The value in brackets, behind a slash or the comma of two in brackets, and nothing else there.
  private static func second(_ bytes: [UInt8], from begin: Int, behind end: Int) -> (WrittenValue, Range<Int>)? {
    func blanks(_ index: Int) -> Int { bytes[index...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count }
    let sign = blanks(end)
    guard sign < bytes.count, bytes[sign].isOne(of: "(/,") else { return nil }
    let start = blanks(sign + 1)
    guard let (value, close) = WrittenValue.read(bytes, at: start) else { return nil }
    if bytes[sign] == UInt8(ascii: "(") {
      let next = blanks(close)
      return next < bytes.count && bytes[next] == UInt8(ascii: ")") ? (value, start..<close) : nil
    }
    // Behind a slash, only a colour is sure to be the same again, and behind a comma the last of two in brackets.
    guard case .color = value, bytes[start] != UInt8(ascii: "#"),
      bytes[sign] == UInt8(ascii: "/")
        || begin > 0 && bytes[begin - 1] == UInt8(ascii: "(") && close < bytes.count
          && bytes[close] == UInt8(ascii: ")")
    else { return nil }
    return (value, start..<close)
  }

  // MARK: Tables

  /// The cells of one row below `px` and `rem`, and below `Hex` and `RGB`.
  package static func inTables(of page: AuditedPage) -> [ConvertedPair] {
    let document = page.document
    var found: [ConvertedPair] = []
    for table in 0..<document.nodes.count where document[table].kind == .table {
      var head: [[String]] = []
      for row in document.children(of: table) {
        let cells = document.children(of: row).map { page.cells[$0] ?? PageText(empty: $0) }
        if document[row].isHeader {
          head = cells.map { NameWords($0.bytes).words }
        } else {
          found += lengths(cells, head) + colors(cells, head)
        }
      }
    }
    return found
  }

  private static func lengths(_ cells: [PageText], _ head: [[String]]) -> [ConvertedPair] {
    guard let px = head.firstIndex(where: { $0 == ["px"] || $0 == ["pixels"] }),
      let rem = head.firstIndex(of: ["rem"]), px < cells.count, rem < cells.count,
      let pixels = quantity(cells[px], .px), let other = quantity(cells[rem], .rem)
    else { return [] }
    let written = String(decoding: cells[px].bytes, as: UTF8.self)
    let first = written.hasSuffix("px") ? written : written + "px"
    return [ConvertedPair(pixels, first, other, cells[rem], 0..<cells[rem].bytes.count)].compactMap(\.self)
  }

  /// The number of a cell that has nothing else, in its own unit or the column's.
  private static func quantity(_ cell: PageText, _ unit: Quantity.Unit) -> WrittenValue? {
    let bytes = cell.bytes
    guard let first = bytes.first, first.isDigit,
      case (.quantity(let quantity), let end)? = WrittenValue.read(bytes, at: 0),
      end == bytes.count, quantity.unit == nil || quantity.unit == unit
    else { return nil }
    return .quantity(quantity.with(unit))
  }

  private static func colors(_ cells: [PageText], _ head: [[String]]) -> [ConvertedPair] {
    guard let hex = head.firstIndex(where: isHex), hex < cells.count,
      let (value, end) = WrittenValue.read(cells[hex].bytes, at: 0), end == cells[hex].bytes.count, case .color = value
    else { return [] }
    let first = String(decoding: cells[hex].bytes, as: UTF8.self)
    return head.indices.compactMap { column -> ConvertedPair? in
      guard ["rgb", "rgba", "hsl", "oklch"].contains(head[column].joined()), column < cells.count else { return nil }
      let bytes = cells[column].bytes
      let bare = Array("rgb(".utf8) + bytes + [UInt8(ascii: ")")]
      if head[column] == ["rgb"], let (other, end) = WrittenValue.read(bare, at: 0), end == bare.count {
        return ConvertedPair(value, first, other, cells[column], 0..<bytes.count)
      }
      guard let (other, end) = WrittenValue.read(bytes, at: 0), end == bytes.count else { return nil }
      return ConvertedPair(value, first, other, cells[column], 0..<end)
    }
  }

  // MARK: Comparing

  private init?(_ value: WrittenValue, _ first: String, _ other: WrittenValue, _ text: PageText, _ range: Range<Int>) {
    self.init(value, first, other, text.bytes[range], .text(text, range))
  }

  private init?(
    _ value: WrittenValue, _ first: String, _ other: WrittenValue, _ written: ArraySlice<UInt8>, _ place: Place
  ) {
    self.first = first
    self.place = place
    switch (value, other) {
    case (.quantity(let a), .quantity(let b)):
      guard let scale = Self.scale(a.unit, b.unit) else { return nil }
      let (pixels, rem) = a.unit == .rem ? (b.low, a.low) : (a.low, b.low)
      relative = scale.isRelative ? Relative(pixels: pixels, rem: rem, isInPixels: a.unit == .px) : nil
      usual = (a.low * scale.factor).trimmed(4) + scale.unit
      agrees = Self.isSame(a.low * scale.factor, b.low) || Self.isSame(b.low / scale.factor, a.low)
    case (.color(let a, let hasFirst), .color(let b, let hasSecond)):
      guard written.first != UInt8(ascii: "#"), first.hasPrefix("#"), a.opacity == b.opacity || hasFirst && hasSecond
      else { return nil }
      relative = nil
      let isPerceived = written.starts(with: "oklch")
      let tolerance = isPerceived ? 9 : written.starts(with: "hsl") ? 5 : 1
      // A colour that no hex can write has only a near one.
      agrees =
        isPerceived && !b.isInGamut(of: .srgb)
        || zip(AuditedSystem.NamedColor.channels(a), AuditedSystem.NamedColor.channels(b))
          .allSatisfy { abs($0 - $1) <= tolerance } && abs(a.opacity - b.opacity) < 0.01
        // What nobody sees is what figures are rounded by.
        || isPerceived && a.opacity == b.opacity && ColorDifference.e2000(a, b) < 1
      let channels = AuditedSystem.NamedColor.channels(a).map(String.init).joined(separator: ", ")
      usual =
        written.first?.isDigit == true
        ? channels : written.starts(with: "hsl") ? Self.hsl(a) : isPerceived ? Self.oklch(a) : "rgb(\(channels))"
    case (.color, _), (.quantity, _), (.curve, _), (.family, _): return nil
    }
  }

  /// A colour as `hsl(148.6, 72.4%, 94.3%)`.
  private static func hsl(_ color: Color) -> String {
    let own = color.converted(to: .hsl)
    return "hsl(\((own.c1 ?? 0).trimmed(1)), \((own.c2 ?? 0).trimmed(1))%, \((own.c3 ?? 0).trimmed(1))%)"
  }

  /// A colour as `oklch(75.9% 0.15 299.4)`.
  private static func oklch(_ color: Color) -> String {
    let own = color.converted(to: .oklch)
    return "oklch(\(((own.c1 ?? 0) * 100).trimmed(1))% \((own.c2 ?? 0).trimmed(3)) \((own.c3 ?? 0).trimmed(1)))"
  }

  private struct Scale {
    let factor: Double
    let unit: String
    let isRelative: Bool
  }

  /// The factor from one unit to another; nil where they do not convert.
  private static func scale(_ unit: Quantity.Unit?, _ other: Quantity.Unit?) -> Scale? {
    if unit == .px, other == .rem { return Scale(factor: 1 / 16, unit: "rem", isRelative: true) }
    if unit == .rem, other == .px { return Scale(factor: 16, unit: "px", isRelative: true) }
    if unit == .ms, other == .s { return Scale(factor: 1 / 1000, unit: "s", isRelative: false) }
    if unit == .s, other == .ms { return Scale(factor: 1000, unit: "ms", isRelative: false) }
    return nil
  }

  /// Whether a number is another one, rounded to as many places as are written.
  private static func isSame(_ own: Double, _ written: Double) -> Bool {
    let places = written.trimmed(6).split(separator: ".").dropFirst().first?.count ?? 0
    let step = (0..<places).reduce(1.0) { step, _ in step / 10 }
    // Half a step is rounded, and a whole one cut off; of large steps neither is meant.
    return abs(own - written) < min(step * 0.999, max(own.magnitude * 0.04, 0.00001))
  }

  /// Whether a header is that of the hex, in the words of several languages: `HEX`, `Hex code`, `Código HEX`.
  private static func isHex(_ header: [String]) -> Bool {
    (header.contains("hex") || header == ["hexadecimal"])
      && header.allSatisfy { hexWords.contains($0) }
  }

  private static let hexWords: Set<String> = [
    "hex", "hexadecimal", "code", "value", "color", "codigo", "cor", "valor", "farbe", "wert", "couleur", "codice",
    "colore", "kod",
  ]
}

import Colorimetry
import Files
import Scans
import Wording

/// Colours that a text gives as a share of another: `black at 48%`, `8% black`, `ink at 60% opacity`.
extension ColorScan {
  /// Takes the share of black, of white or of a colour that the document has named, where it is all that the text gives,
  /// up to a comma, a dash or a bracket.
  ///
  /// - Parameters:
  ///   - first: the piece that it begins with.
  ///   - known: colours by their names in small letters.
  mutating func takeShare(from first: Int, of known: () -> [String: Color]) {
    guard found.isEmpty, first < scan.lexemes.count else { return }
    let end = scan.lexemes[first...].firstIndex { $0.isBreak || $0.isDash } ?? scan.lexemes.count
    let pieces = first..<end
    // `60% white, 30% black`: shares of a surface.
    guard let number = pieces.first(where: { scan.lexemes[$0].isQuantity }), let share = scan.lexemes[number].quantity,
      share.high == nil, let opacity = opacity(share), (2...8).contains(pieces.count),
      scan.lexemes.count(where: { $0.quantity?.unit == .percent }) < 2,
      pieces.allSatisfy({ $0 == number || scan.lexemes[$0].isWord || isSign($0) })
    else { return }
    let words = pieces.filter { scan.lexemes[$0].isWord && !scan.isWord($0, in: Self.ofShares) }
    let isSaid = pieces.contains { scan.isWord($0, in: Self.opacities) }
    let isJoined =
      number > first && (scan.isWord(number - 1, in: ["at", "with", "à", "mit", "bei"]) || isSign(number - 1))
    guard let start = words.first, let last = words.last, last - start == words.count - 1,
      last < number || isSaid || ![10, 30, 60].contains(share.low),
      last < number || words.count == 1
    else { return }
    let name = String(
      decoding: scan.text[scan.lexemes[start].start..<scan.lexemes[last].end], as: UTF8.self
    ).lowercased()
    let plain: [String: Color] = ["black": .black, "white": .white]
    guard let color = plain[name] ?? (isSaid || isJoined ? known()[name] : nil), color.opacity == 1 else { return }
    let range = scan.lexemes[min(start, number)].start..<scan.lexemes[max(last, number)].end
    found = [Found(range: range, color: color.withOpacity(opacity))]
  }

  /// A percentage, or a part of 1 with its point.
  private func opacity(_ share: Quantity) -> Double? {
    switch share.unit {
    case .percent: share.low > 0 && share.low < 100 ? share.low / 100 : nil
    case nil: share.isFraction && share.low > 0 && share.low < 1 ? share.low : nil
    case .px, .pt, .dp, .sp, .rem, .em, .ms, .s: nil
    }
  }

  /// `@`, `/` or a bracket.
  private func isSign(_ piece: Int) -> Bool {
    let sign = scan.text[scan.lexemes[piece].start..<scan.lexemes[piece].end]
    return scan.lexemes[piece].isOpen || scan.lexemes[piece].isClose || sign.elementsEqual("@".utf8)
      || sign.elementsEqual("/".utf8)
  }

  private static let opacities: [StaticString] = [
    "opacity", "alpha", "opaque", "deckkraft", "opacité", "opacidad", "opacidade", "opacità",
  ]
  private static let ofShares: [StaticString] = [
    "at", "with", "of", "à", "mit", "bei", "opacity", "alpha", "opaque", "deckkraft", "opacité", "opacidad",
    "opacidade", "opacità", "pure", "solid",
  ]
}

import Colorimetry
import Guide
import Printing
import Site
import TokenValues
import Tokens

/// The picture of a system that other sites show beside a link to it: its identity large, then its name, and all its
/// colours below.
struct SystemImage {
  /// The size that most sites ask for, in pixels.
  private static let (width, height) = (1200, 630)
  private static let foot = 118
  /// The height of the band with the name, and the room at its sides.
  private static let (band, margin) = (158, 72)
  /// The steps from its paper to its ink.
  private static let shades = 8
  /// The most colours in the row at the foot.
  private static let mostColours = 40

  private let fields: [Color]
  private let row: [Color]
  /// Nil for a name with letters that are not drawn.
  private let name: StrokeText?

  /// Nil for a system without colours.
  init?(_ system: DesignSystem) {
    let identity = system.identityColors
    guard !identity.isEmpty else { return nil }
    fields = identity
    let colours = system.tokens.tokens.compactMap(\.value.opaque).uniqued(by: \.opaqueHex)
    row = Array(colours.prefix(Self.mostColours))
    name = StrokeText(system.settings.name)
  }

  var png: [UInt8] {
    var palette: [Color] = []
    var numbers: [String: UInt8] = [:]
    func number(_ color: Color) -> UInt8 {
      if let known = numbers[color.opaqueHex] { return known }
      let new = UInt8(palette.count)
      palette.append(color)
      numbers[color.opaqueHex] = new
      return new
    }
    let shares = fields.indices.map { $0 == 0 ? 3 : $0 < 3 ? 2 : 1 }
    let top = Self.line(fields.map(number), shares: shares)
    let bottom = Self.line(row.map(number), shares: row.map { _ in 1 })
    let band = nameBand(from: UInt8(palette.count))
    let image = IndexedImage(
      palette: palette.map(\.rgb) + Self.greys,
      rows: Array(repeating: top, count: Self.height - Self.foot - band.count) + band
        + Array(repeating: bottom, count: Self.foot))
    return image.png
  }

  /// The rows with the name; none without one.
  ///
  /// - Parameter first: the number of the first grey.
  private func nameBand(from first: UInt8) -> [[UInt8]] {
    guard let name else { return [] }
    let unit = min(6, Double(Self.width - 2 * Self.margin) / name.width)
    let baseline = (Double(Self.band) + StrokeLetters.capital * unit) / 2
    return name.coverage(
      width: Self.width, height: Self.band, left: Double(Self.margin), baseline: baseline, unit: unit,
      shades: Self.shades
    ).map { line in line.map { first + $0 } }
  }

  private static let greys = (0...shades).map { shade in
    Array(repeating: UInt8(255 - 232 * shade / shades), count: 3)
  }

  /// One row of pixels: fields edge to edge, each as wide as its share.
  private static func line(_ colours: [UInt8], shares: [Int]) -> [UInt8] {
    let total = shares.reduce(0, +)
    var line: [UInt8] = []
    var sum = 0
    for (colour, share) in zip(colours, shares) {
      sum += share
      line += Array(repeating: colour, count: width * sum / total - line.count)
    }
    return line
  }
}

extension Color {
  /// Its sRGB bytes, gamut-mapped.
  fileprivate var rgb: [UInt8] {
    let value = UInt32(opaqueHex.dropFirst(), radix: 16) ?? 0
    return [UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }
}

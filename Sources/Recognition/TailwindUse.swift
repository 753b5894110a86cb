import Colorimetry
import Files
import Printing
import Syntax
import Wording

/// What a document says of Tailwind; looked for once, where a class asks.
struct TailwindUse {
  private let document: MarkdownDocument
  /// Whether it says that it uses Tailwind, or sets type in classes that can be no others.
  private(set) lazy var isUsed: Bool = {
    let bytes = document.file.bytes[...]
    return Self.names.areAny(in: bytes) || Self.classes.count(in: bytes, upTo: 2) > 1
  }()
  private static let names = Phrases(
    ["Tailwind", "tailwind"] + ["xs", "sm", "base", "lg", "xl", "2xl", "3xl"].map { "text-\($0) font-" })
  /// Classes that nothing else is called; two of them are no chance.
  private static let classes: Phrases = [
    "max-w-2xl", "max-w-3xl", "max-w-4xl", "max-w-5xl", "max-w-6xl", "max-w-7xl", "md:text-", "sm:text-", "sm:px-",
    "lg:px-", "md:px-", "lg:py-", "md:py-", "leading-relaxed", "tracking-tight", "transition-all duration-",
    "bg-gradient-to-", "grid-cols-", "animate-pulse", "backdrop-blur-",
  ]
  /// Whether it uses version 3, whose colours are not those of version 4.
  private(set) lazy var isVersion3: Bool = isUsed && !Self.newer.areAny(in: document.file.bytes[...])
  private static let newer: Phrases = [
    "ailwind v4", "ailwind 4", "ailwind CSS v4", "ailwind CSS 4", "ailwindCSS v4", "ailwindCSS 4",
  ]
  /// The colours that it gives by names like those of the palette: `blue-600: #1A56DB`.
  private lazy var own: [String: [Color]] = {
    var own: [String: [Color]] = [:]
    let bytes = document.file.bytes
    for found in HexColors.find(in: bytes[...]) {
      let before = bytes[..<found.range.lowerBound].suffix(Self.longestGap)
      guard let end = before.lastIndex(where: { !$0.isSpace && !$0.isOne(of: "`:|=\"'(*,") }) else { continue }
      let word = bytes[...end].suffix(Self.longestName).reversed().prefix {
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-")
      }
      // `--color-blue-600` is `blue-600`, and `--color-white` is `white`.
      let parts = String(decoding: word.reversed(), as: UTF8.self).split(separator: "-")
      for count in 1...2 {
        own[parts.suffix(count).joined(separator: "-"), default: []].append(found.color.withOpacity(1))
      }
    }
    return own
  }()

  private static let longestGap = 13
  private static let longestName = 48

  init(_ document: MarkdownDocument) { self.document = document }

  /// Whether the document has a colour of its own for a name of the palette.
  mutating func gives(_ name: Substring, otherThan color: Color) -> Bool {
    let plain = String(name.prefix { $0 != "/" })
    return own[plain]?.contains { $0 != color.withOpacity(1) } ?? false
  }
}

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A view of bytes that somebody else keeps alive for as long as it is used. Every access is checked against its bounds.
struct Bytes {
  fileprivate let buffer: UnsafeBufferPointer<UInt8>

  var count: Int { buffer.count }

  init(_ buffer: UnsafeBufferPointer<UInt8>) { self.buffer = buffer }

  /// The bytes of a C string before its zero byte; empty where there is no string.
  init(_ text: UnsafePointer<CChar>?) {
    let start = UnsafeRawPointer(text)?.assumingMemoryBound(to: UInt8.self)
    buffer = UnsafeBufferPointer(start: start, count: text.map { strlen($0) } ?? 0)
  }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: buffer.count), "an offset lies outside of the text")
    return buffer[index]
  }

  @inline(__always)
  subscript(range: Range<Int>) -> Bytes {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range lies outside of the text")
    return Bytes(UnsafeBufferPointer(rebasing: buffer[range]))
  }

  @inline(__always)
  subscript(range: PartialRangeFrom<Int>) -> Bytes { self[range.lowerBound..<count] }

  /// The first place of a byte in a range.
  @inline(__always)
  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    let part = self[range].buffer
    guard let start = part.baseAddress, let found = memchr(start, Int32(byte), part.count) else { return nil }
    return range.lowerBound + (UnsafeRawPointer(found) - UnsafeRawPointer(start))
  }

  func contains(_ byte: UInt8, in range: Range<Int>) -> Bool { first(byte, in: range) != nil }

  /// How often a byte occurs.
  func count(of byte: UInt8) -> Int {
    var count = 0
    var at = 0
    while let found = first(byte, in: at..<self.count) {
      count += 1
      at = found + 1
    }
    return count
  }

  /// Whether a text is written at a place.
  @inline(__always)
  func has(_ text: Bytes, at offset: Int) -> Bool {
    guard offset >= 0, text.count <= count - offset else { return false }
    guard let start = buffer.baseAddress, let other = text.buffer.baseAddress else { return text.count == 0 }
    return memcmp(start + offset, other, text.count) == 0
  }

  /// Whether a text known to the compiler is written at a place.
  func has(_ text: StaticString, at offset: Int) -> Bool { has(Bytes(text), at: offset) }

  /// The first place of a text in a range.
  func first(_ text: Bytes, in range: Range<Int>) -> Int? {
    guard text.count > 0 else { return range.lowerBound }
    var at = range.lowerBound
    while at + text.count <= range.upperBound, let found = first(text[0], in: at..<range.upperBound - text.count + 1) {
      if has(text, at: found) { return found }
      at = found + 1
    }
    return nil
  }

  func contains(_ text: StaticString, in range: Range<Int>) -> Bool { first(Bytes(text), in: range) != nil }

  private init(_ text: StaticString) {
    buffer = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Shows the bytes as libcmark wants them.
  func withCharacters(_ body: (UnsafePointer<CChar>, Int) -> Void) {
    guard let start = UnsafeRawPointer(buffer.baseAddress) else { return }
    body(start.assumingMemoryBound(to: CChar.self), count)
  }
}

extension [UInt8] {
  /// Shows the array as a view, which must not outlive the call.
  func withBytes<Result>(_ body: (Bytes) -> Result) -> Result { withUnsafeBufferPointer { body(Bytes($0)) } }

  mutating func append(_ bytes: Bytes) { append(contentsOf: bytes.buffer) }

  /// Appends text known to the compiler.
  mutating func write(_ text: StaticString) { append(contentsOf: text.withUTF8Buffer { Array($0) }) }
}

/// Characters by what they mean to Markdown.
extension UInt8 {
  /// A space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  /// What libcmark trims: space, tab, line ends, vertical tab and form feed.
  var isMarkdownSpace: Bool { self == UInt8(ascii: " ") || (0x09...0x0D).contains(self) }
  /// ASCII punctuation: what a backslash escapes.
  var isPunctuation: Bool { (0x21...0x7E).contains(self) && !isLetter && !isDigit }
  var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  var isLetterOrDigit: Bool { isLetter || isDigit }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

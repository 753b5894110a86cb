/// Cuts HTML into tags and text, one after the other.
struct MarkupScanner {
  enum Piece {
    case text(String)
    case open(String, [String: String])
    case close(String)
    case fault(String)
  }

  private let bytes: [UInt8]
  private var index = 0
  private var pending: [Piece] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Piece? {
    if !pending.isEmpty { return pending.removeFirst() }
    guard index < bytes.count else { return nil }
    if bytes[index] != UInt8(ascii: "<") { return .text(decoded(take { $0 != UInt8(ascii: "<") })) }
    if starts(with: "<!--") {
      index += 4
      while index < bytes.count, !starts(with: "-->") { index += 1 }
      index += 3
      return next()
    }
    index += 1
    return tag()
  }

  private mutating func tag() -> Piece {
    let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let name = String(decoding: take { !Self.ends($0) }, as: UTF8.self)
    guard !name.isEmpty else { return .fault("a < is in the text") }
    var attributes: [String: String] = [:]
    while true {
      _ = take(while: Self.isSpace)
      guard index < bytes.count else { return .fault("<\(name) is not finished") }
      if bytes[index] == UInt8(ascii: ">") { break }
      let key = String(decoding: take { !Self.ends($0) && $0 != UInt8(ascii: "=") }, as: UTF8.self)
      guard !key.isEmpty else {
        index += 1
        pending.append(.fault("<\(name) holds a stray character"))
        continue
      }
      if attributes[key] != nil { pending.append(.fault("<\(name) has \(key) twice")) }
      attributes[key] = value(of: key, in: name)
    }
    index += 1
    if isClosing { return .close(name) }
    if name == "script" || name == "style" { pending.append(.text(rawText(of: name))) }
    return .open(name, attributes)
  }

  private mutating func value(of key: String, in name: String) -> String {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return "" }
    index += 1
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      pending.append(.fault("<\(name) \(key) has no quotes"))
      return ""
    }
    index += 1
    let text = take { $0 != UInt8(ascii: "\"") }
    index += 1
    if text.contains(UInt8(ascii: "<")) { pending.append(.fault("<\(name) \(key) holds a <")) }
    return decoded(text)
  }

  private mutating func rawText(of name: String) -> String {
    let start = index
    while index < bytes.count, !starts(with: "</" + name) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func take(while holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, holds(bytes[index]) { index += 1 }
    return bytes[start..<index]
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func ends(_ byte: UInt8) -> Bool { isSpace(byte) || byte == UInt8(ascii: ">") }

  private func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#x27;", with: "'").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}

package import Printing

extension Node {
  /// The bytes of this piece, escaped; void elements unclosed, everything on one line.
  package var bytes: [UInt8] {
    switch self {
    case .markup(let bytes): return bytes
    case .text(let text):
      var out: [UInt8] = []
      Escape.append(text, into: &out)
      return out
    }
  }

  package var html: String { String(decoding: bytes, as: UTF8.self) }

  package func print(into out: inout [UInt8]) {
    switch self {
    case .text(let text): Escape.append(text, into: &out)
    case .markup(let bytes): out.append(contentsOf: bytes)
    }
  }

  package func print(into out: inout ByteBuffer) {
    switch self {
    case .text(let text): out.put(text: text)
    case .markup(let bytes): out.put(bytes)
    }
  }
}

extension Node {
  /// A piece that is printed straight to bytes: for what stands on a page many times over.
  ///
  /// - Parameter capacity: bytes it is thought to need.
  package static func printed(reserving capacity: Int = 256, _ print: (inout ByteBuffer) -> Void) -> Node {
    var out = ByteBuffer(reserving: capacity)
    print(&out)
    return .markup(out.bytes)
  }
}

extension [UInt8] {
  /// Appends markup known when this was compiled.
  package mutating func put(_ markup: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Appends text, escaped.
  package mutating func put(text: String) { Escape.append(text, into: &self) }

  /// Appends markup with values in it: `out.put(markup: "<b title=\"\(title)\">")`.
  package mutating func put(markup: MarkupLiteral) { append(contentsOf: markup.bytes) }
}

/// Markup as a literal: what is written stands as it is, text put into it is escaped.
package struct MarkupLiteral: ExpressibleByStringInterpolation {
  fileprivate let bytes: [UInt8]

  package init(stringLiteral markup: StaticString) {
    bytes = Array(UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  package init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    package mutating func appendLiteral(_ markup: StaticString) { bytes.put(markup) }

    package mutating func appendInterpolation(_ text: String) { bytes.put(text: text) }

    /// With at most two decimals, as lengths in drawings have them.
    package mutating func appendInterpolation(_ number: Double) { bytes.put(number, places: 2) }

    package mutating func appendInterpolation(_ number: Int) { appendInterpolation(Double(number)) }
  }
}

extension ByteBuffer {
  /// Puts markup with values in it: `out.put(markup: "<b title=\"\(title)\">")`.
  package mutating func put(markup: MarkupLiteral) { put(markup.bytes) }
}

/// Elements as bytes.
enum Printer {
  static func element(_ name: String, _ attributes: [Attribute], _ content: Node, into out: inout [UInt8]) {
    var length = 2 * name.utf8.count + 5
    for attribute in attributes { length += attribute.name.utf8.count + (attribute.value?.utf8.count ?? 0) + 4 }
    switch content {
    case .text(let text): length += text.utf8.count
    case .markup(let bytes): length += bytes.count
    }
    out.reserveCapacity(out.count + length)
    out.append(UInt8(ascii: "<"))
    append(name, into: &out)
    for attribute in attributes {
      out.append(UInt8(ascii: " "))
      append(attribute.name, into: &out)
      guard let value = attribute.value else { continue }
      out.append(UInt8(ascii: "="))
      out.append(UInt8(ascii: "\""))
      Escape.append(value, into: &out)
      out.append(UInt8(ascii: "\""))
    }
    out.append(UInt8(ascii: ">"))
    if isVoid(name) { return }
    content.print(into: &out)
    out.append(UInt8(ascii: "<"))
    out.append(UInt8(ascii: "/"))
    append(name, into: &out)
    out.append(UInt8(ascii: ">"))
  }

  fileprivate static func append(_ text: String, into out: inout [UInt8]) {
    text.withBytes { out.append(contentsOf: $0) }
  }

  /// Source: https://html.spec.whatwg.org/#void-elements (those that a site needs)
  private static func isVoid(_ name: String) -> Bool {
    switch name.utf8.count {
    case 2: name == "br" || name == "hr"
    case 3: name == "img" || name == "wbr" || name == "col"
    case 4: name == "link" || name == "meta"
    case 5: name == "input"
    case 6: name == "source"
    default: false
    }
  }
}

/// Text made safe to stand in markup.
package enum Escape {
  /// Escapes `&`, `<`, `>` and `"`, as libcmark does: safe in text and in double-quoted attributes.
  package static func text(_ bytes: some Sequence<UInt8>, into out: inout [UInt8]) {
    if bytes.withContiguousStorageIfAvailable({ text($0, into: &out) }) == nil {
      text(Array(bytes), into: &out)
    }
  }

  /// The same for a string.
  package static func append(_ text: String, into out: inout [UInt8]) {
    text.withBytes { Self.text($0, into: &out) }
  }

  package static func text(_ bytes: UnsafeBufferPointer<UInt8>, into out: inout [UInt8]) {
    guard bytes.contains(where: isSpecial) else { return out.append(contentsOf: bytes) }
    var escaped = ByteBuffer(reserving: 2 * bytes.count)
    escaped.put(text: bytes)
    escaped.withBytes { out.append(contentsOf: $0) }
  }

  /// `"` 0x22 and `&` 0x26 differ in bit 2, `<` 0x3C and `>` 0x3E in bit 1.
  private static func isSpecial(_ byte: UInt8) -> Bool { byte & 0xFB == 0x22 || byte & 0xFD == 0x3C }

  package static func text(_ text: String) -> String {
    var out: [UInt8] = []
    append(text, into: &out)
    return String(decoding: out, as: UTF8.self)
  }
}

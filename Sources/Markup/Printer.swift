package import Printing

extension Node {
  /// The bytes of this piece, escaped; void elements unclosed, everything on one line.
  package var bytes: [UInt8] {
    if case .markup(let bytes) = self { return bytes }
    var out = ByteBuffer()
    print(into: &out)
    return out.bytes
  }

  package var html: String { String(decoding: bytes, as: UTF8.self) }

  package func print(into out: inout ByteBuffer) {
    switch self {
    case .text(let text): out.put(text: text)
    case .markup(let bytes): out.put(bytes)
    }
  }

  /// A piece that is printed straight to bytes: for what stands on a page many times over.
  ///
  /// - Parameter capacity: bytes it is thought to need.
  package static func printed(reserving capacity: Int = 256, _ print: (inout ByteBuffer) -> Void) -> Node {
    var out = ByteBuffer(reserving: capacity)
    print(&out)
    return .markup(out.bytes)
  }
}

/// Elements as bytes.
enum Printer {
  static func element(_ name: String, _ attributes: [Attribute], _ content: Node, into out: inout ByteBuffer) {
    out.put("<")
    out.put(plain: name)
    for attribute in attributes {
      out.put(" ")
      out.put(plain: attribute.name)
      guard let value = attribute.value else { continue }
      out.put("=\"")
      out.put(text: value)
      out.put("\"")
    }
    out.put(">")
    if isVoid(name) { return }
    content.print(into: &out)
    out.put("</")
    out.put(plain: name)
    out.put(">")
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

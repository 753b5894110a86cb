extension Node {
  /// The bytes of this piece, escaped; void elements unclosed, everything on one line.
  package var bytes: [UInt8] {
    var out: [UInt8] = []
    print(into: &out)
    return out
  }

  package var html: String { String(decoding: bytes, as: UTF8.self) }

  package func print(into out: inout [UInt8]) {
    switch self {
    case .text(let text): Escape.text(text.utf8, into: &out)
    case .markup(let bytes): out.append(contentsOf: bytes)
    case .fragment(let nodes): for node in nodes { node.print(into: &out) }
    case .element(let element): element.print(into: &out)
    }
  }
}

extension Element {
  fileprivate func print(into out: inout [UInt8]) {
    out.append(UInt8(ascii: "<"))
    out.append(contentsOf: name.utf8)
    for attribute in attributes {
      out.append(UInt8(ascii: " "))
      out.append(contentsOf: attribute.name.utf8)
      guard let value = attribute.value else { continue }
      out.append(contentsOf: [UInt8(ascii: "="), UInt8(ascii: "\"")])
      Escape.text(value.utf8, into: &out)
      out.append(UInt8(ascii: "\""))
    }
    out.append(UInt8(ascii: ">"))
    if Self.void.contains(name) { return }
    for child in children { child.print(into: &out) }
    out.append(contentsOf: "</".utf8)
    out.append(contentsOf: name.utf8)
    out.append(UInt8(ascii: ">"))
  }

  /// Source: https://html.spec.whatwg.org/#void-elements (those that a site needs)
  private static let void: Set<String> = ["br", "hr", "img", "input", "link", "meta", "source", "wbr", "col"]
}

/// Text made safe to stand in markup.
package enum Escape {
  /// Escapes `&`, `<`, `>` and `"`, as libcmark does: safe in text and in double-quoted attributes.
  @inlinable
  package static func text(_ bytes: some Sequence<UInt8>, into out: inout [UInt8]) {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "&"): out.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): out.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): out.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): out.append(contentsOf: "&quot;".utf8)
      default: out.append(byte)
      }
    }
  }

  package static func text(_ text: String) -> String {
    var out: [UInt8] = []
    Self.text(text.utf8, into: &out)
    return String(decoding: out, as: UTF8.self)
  }
}

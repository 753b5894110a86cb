package import Printing

extension Node {
  /// The bytes of this piece, escaped; void elements unclosed, everything on one line.
  package var bytes: [UInt8] {
    var out = ByteBuffer()
    print(into: &out)
    return out.bytes
  }

  package var html: String { String(decoding: bytes, as: UTF8.self) }

  package func print(into out: inout ByteBuffer) {
    switch self {
    case .text(let text): out.put(text: text)
    case .markup(let bytes): out.put(bytes)
    case .fragment(let nodes): for node in nodes { node.print(into: &out) }
    case .later(let make): make().print(into: &out)
    case .element(let name, let attributes, let content):
      out.open(name, attributes)
      if !Self.isVoid(name) {
        content.print(into: &out)
        out.close(name)
      }
    }
  }

  /// Source: https://html.spec.whatwg.org/#void-elements (only those that a site needs)
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

extension ByteBuffer {
  /// Prints an element around what is not made of nodes: a document’s text, or entries whose places have to be known.
  package mutating func put(
    element name: String, _ attributes: Attribute..., content: (inout ByteBuffer) -> Void
  ) {
    open(name, attributes)
    content(&self)
    close(name)
  }

  /// Prints the start tag of an element that is closed elsewhere.
  package mutating func open(_ name: String, _ attributes: [Attribute] = []) {
    put("<")
    put(plain: name)
    for attribute in attributes { attribute.print(into: &self) }
    put(">")
  }

  package mutating func close(_ name: String) {
    put("</")
    put(plain: name)
    put(">")
  }
}

extension Attribute {
  fileprivate func print(into out: inout ByteBuffer) {
    out.put(" ")
    out.put(plain: name)
    guard let value else { return }
    out.put("=\"")
    out.put(text: value)
    out.put("\"")
  }
}

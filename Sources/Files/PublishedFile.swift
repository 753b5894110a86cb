package import Printing

/// A file beside the pages of a site, made when it is written.
package struct PublishedFile: Sendable {
  /// What a file says in another form, and so depends on.
  package enum Subject: Sendable {
    /// A page, by its number among those of the site.
    case page(Int)
    /// The tokens of a system, by its slug.
    case tokens(String)
    /// The guide.
    case all
  }

  /// Its path below the output folder.
  package let path: String
  package let subject: Subject
  /// The files that it is put together of; empty if it is made as a whole.
  package let parts: [PublishedFile]
  /// Prints the file into an empty buffer.
  package let print: @Sendable (inout ByteBuffer) -> Void

  package init(_ path: String, of subject: Subject = .all, _ print: @escaping @Sendable (inout ByteBuffer) -> Void) {
    self.path = path
    self.subject = subject
    self.print = print
    parts = []
  }

  /// Puts a file together of others, with rules between them.
  package init(_ path: String, parts: [PublishedFile]) {
    self.path = path
    self.parts = parts
    subject = .all
    print = { out in Self.print(parts, into: &out) { $0.print(&$1) } }
  }

  /// Prints the parts of a file, each as a function does it.
  package static func print(
    _ parts: [PublishedFile], into out: inout ByteBuffer, each print: (PublishedFile, inout ByteBuffer) -> Void
  ) {
    for part in parts {
      if out.count > 0 { out.put("\n---\n\n") }
      print(part, &out)
    }
  }
}

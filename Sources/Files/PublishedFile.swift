package import Printing

/// A file beside the pages of a site, made when it is written.
package struct PublishedFile: Sendable {
  /// Its path below the output folder.
  package let path: String
  /// Prints the file into an empty buffer.
  package let print: @Sendable (inout ByteBuffer) -> Void

  package init(_ path: String, _ print: @escaping @Sendable (inout ByteBuffer) -> Void) {
    self.path = path
    self.print = print
  }
}

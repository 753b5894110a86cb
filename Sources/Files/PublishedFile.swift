package import Printing

/// A file beside the pages of a site, made when it is written.
package struct PublishedFile: Sendable {
  /// Its path below the output folder.
  package let path: String
  /// The address of the page that it says the same as, in another form; nil for any other file.
  package let page: String?
  /// Prints the file into an empty buffer.
  package let print: @Sendable (inout ByteBuffer) -> Void

  package init(_ path: String, of page: String? = nil, _ print: @escaping @Sendable (inout ByteBuffer) -> Void) {
    self.path = path
    self.page = page
    self.print = print
  }
}

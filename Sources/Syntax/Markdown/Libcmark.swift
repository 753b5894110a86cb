import CCmark

/// libcmark's parser.
enum Libcmark {
  /// Parses a text, shows its tree, and frees that when the body returns: nothing of it may be kept.
  static func withTree(of text: Bytes, _ body: (OpaquePointer) -> Void) {
    text.withCharacters { start, count in
      guard let root = cmark_parse_document(start, count, CMARK_OPT_DEFAULT) else { return }
      defer { cmark_node_free(root) }
      body(root)
    }
  }
}

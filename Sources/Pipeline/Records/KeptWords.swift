import Guide
import Printing
import Search

/// The words by which the pages of the last build were found.
struct KeptWords: Sendable {
  let cache: BuildCache
  let keys: PageKeys

  func part(
    of page: Page, at place: SearchPlace, remembering memory: inout SearchIndex.Memory
  ) -> SearchIndex.Part? {
    guard let key = keys.words(of: page, at: place) else { return nil }
    return cache.result(of: key) { (reader) throws(PackedFault) in
      try SearchIndex.Part(&reader, of: page, at: place, remembering: &memory)
    }
  }

  /// - Parameter part: made with a memory of its own.
  func keep(_ part: SearchIndex.Part, of page: Page, at place: SearchPlace) {
    guard let key = keys.words(of: page, at: place), part.mayBePacked else { return }
    cache.keep(key) { part.pack(into: &$0) }
  }
}

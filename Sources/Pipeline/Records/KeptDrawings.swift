import Diagnostics
import Guide
import Printing
import Site

/// Which pages of a site need not be drawn, because they stand in its folder as they would be drawn again.
struct KeptDrawings: Sendable {
  private let cache: BuildCache
  private let names: PackedNames
  /// The keys of the pages by their numbers; nil for one that is drawn in every build.
  private let keys: [Digest?]
  /// The numbers of the pages by their addresses.
  private let numbers: [String: Int]

  init(
    _ cache: BuildCache, _ keys: PageKeys, _ pages: [SitePage], of guide: Guide, _ health: [Health], jobs: Int
  ) async {
    self.cache = cache
    names = keys.names
    var around = Digest()
    for page in pages { around.combine(page.url) }
    let bySystem = Dictionary(health.map { (ObjectIdentifier($0.system), $0) }) { first, _ in first }
    self.keys = await concurrentMap(pages, jobs: jobs) { [around] page in
      keys.drawing(of: page, in: guide, page.system.flatMap { bySystem[ObjectIdentifier($0)] }, around: around)
    }
    numbers = Dictionary(pages.enumerated().map { ($1.url, $0) }) { first, _ in first }
  }

  /// The same for pages that refer to some assets by their names.
  func naming(_ assets: AssetNames?) -> KeptDrawings {
    guard let digest = assets?.digest else { return self }
    return KeptDrawings(
      self,
      keys.map { key in
        var key = key
        key?.combine(digest)
        return key
      })
  }

  private init(_ other: KeptDrawings, _ keys: [Digest?]) {
    (cache, names, numbers, self.keys) = (other.cache, other.names, other.numbers, keys)
  }

  /// What was found when a page was last drawn; nil if it has to be drawn.
  func findings(ofPage number: Int) -> Diagnostics? {
    guard cache.hasSite, let key = keys[number] else { return nil }
    return cache.result(of: key) { (reader) throws(PackedFault) in try Diagnostics(&reader, names) }
  }

  /// Whether what stands beside a page is as it would be made again.
  func has(besidePageAt url: String) -> Bool {
    guard cache.hasSite, let number = numbers[url], let key = keys[number] else { return false }
    return cache.has(key)
  }

  func keep(_ found: Diagnostics, ofPage number: Int) {
    guard let key = keys[number], names.have(found.all) else { return }
    cache.keep(key) { found.pack(into: &$0) }
  }
}

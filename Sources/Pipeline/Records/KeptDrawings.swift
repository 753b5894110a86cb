import Diagnostics
import Files
import Guide
import Printing
import Site

/// Which files of a site need not be made, because they are in its folder as they would be made again.
struct KeptDrawings: Sendable {
  private let cache: BuildCache
  /// Whether what was drawn before is in the folder of the site.
  private var hasSite: Bool
  private let names: PackedNames
  /// The keys of the pages by their numbers; nil for one that is drawn in every build.
  private let keys: [Digest?]
  /// The keys of the files made of a system's tokens, by its slug.
  private let inputs: [String: Digest]

  init(
    _ cache: BuildCache, _ keys: PageKeys, _ renderer: SiteRenderer, of guide: Guide, _ health: [Health], jobs: Int
  ) async {
    let pages = renderer.pages
    (self.cache, hasSite) = (cache, cache.hasSite)
    (names, inputs) = (keys.names, keys.inputs)
    var around = Digest()
    for page in pages {
      around.combine(page.url)
      around.combine(page.previewSheetURL ?? "")
    }
    let bySystem = Dictionary(health.map { (ObjectIdentifier($0.system), $0) }) { first, _ in first }
    let frames = Self.frames(of: renderer)
    self.keys = await concurrentMap(pages.count, jobs: jobs, sharing: { ByteBuffer() }) { [around] number, out in
      let page = pages[number]
      return keys.drawing(
        of: page, in: guide, page.system.flatMap { bySystem[ObjectIdentifier($0)] }, around: around
      ) {
        out.cut(to: 0)
        renderer.printNeighbours(of: number, into: &out)
        var digest = renderer.frame(of: number).flatMap { frames[ObjectIdentifier($0)] } ?? Digest()
        digest.combine(out.withBytes { Digest(UnsafeRawBufferPointer($0)) })
        return digest
      }
    }
  }

  /// Of what the pages of each folder have in common.
  private static func frames(of renderer: SiteRenderer) -> [ObjectIdentifier: Digest] {
    var frames: [ObjectIdentifier: Digest] = [:]
    var out = ByteBuffer()
    for number in renderer.pages.indices {
      guard let frame = renderer.frame(of: number), frames[ObjectIdentifier(frame)] == nil else { continue }
      out.cut(to: 0)
      frame.print(into: &out)
      frames[ObjectIdentifier(frame)] = out.withBytes { Digest(UnsafeRawBufferPointer($0)) }
    }
    return frames
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
    (cache, names, inputs, self.keys) = (other.cache, other.names, other.inputs, keys)
    hasSite = other.hasSite
  }

  /// The same where a site now is: one that another build has put there since holds nothing that is known.
  func inFolder(_ folder: FileStamp?) -> KeptDrawings {
    var drawings = self
    drawings.hasSite = hasSite && cache.folder == folder
    return drawings
  }

  /// What was found when a page was last drawn; nil if it has to be drawn.
  func findings(ofPage number: Int) -> Diagnostics? {
    guard hasSite, let key = keys[number] else { return nil }
    return cache.result(of: key) { (reader) throws(PackedFault) in try Diagnostics(&reader, names) }
  }

  /// Whether a file beside the pages is as it would be made again.
  func has(_ file: PublishedFile) -> Bool {
    guard hasSite, let key = key(of: file) else { return false }
    return cache.has(key)
  }

  private func key(of file: PublishedFile) -> Digest? {
    var key: Digest?
    switch file.subject {
    case .page(let number): key = keys[number]
    case .tokens(let slug): key = inputs[slug]
    case .all: break
    }
    key?.combine(file.path)
    return key
  }

  func keep(_ file: PublishedFile) {
    if let key = key(of: file) { cache.keep(key) { _ in } }
  }

  /// Prints a part of a file as it was printed before, or anew.
  func print(_ part: PublishedFile, into out: inout ByteBuffer) {
    guard var key = key(of: part) else { return part.print(&out) }
    key.combine("part")
    if let text = cache.result(of: key, { (reader) throws(PackedFault) in try reader.part() }) { return out.put(text) }
    let start = out.count
    part.print(&out)
    out.withBytes { written in
      cache.keep(key) { $0.put(UnsafeBufferPointer(rebasing: written[start...])) }
    }
  }

  func keep(_ found: Diagnostics, ofPage number: Int) {
    guard let key = keys[number], names.have(found.all) else { return }
    cache.keep(key) { found.pack(into: &$0) }
  }
}

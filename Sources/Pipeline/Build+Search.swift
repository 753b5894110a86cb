import Guide
import Search
import Site

extension Build {
  /// The files of the site's search.
  ///
  /// - Parameters:
  ///   - words: those of the pages and of the systems.
  ///   - health: of the systems that have a page for it, whose findings are found too.
  static func searchFiles(
    of guide: Guide, _ words: [SearchIndex.Part], _ health: [Health]
  ) -> [SiteFiles.Other] {
    let notes = guide.found(in: health).map {
      SearchNote(title: $0.title, url: $0.url, context: $0.context, words: $0.words)
    }
    var memory = SearchIndex.Memory()
    let found = notes.isEmpty ? [] : [SearchIndex.part(of: notes, remembering: &memory)]
    return SearchFiles.all(of: guide, words + found).map { SiteFiles.Other($0) }
  }

  /// The words of a guide's pages, and then those of its systems' tokens.
  ///
  /// - Parameter kept: those that the last build found.
  static func words(of guide: Guide, jobs: Int, kept: KeptWords? = nil) async -> [SearchIndex.Part] {
    let count = guide.pages.count
    let pages = guide.systems.flatMap { system in
      let sections = system.sections.flatMap { section in section.pages.map { (page: $0, section: section.title) } }
      return ((system.overview.map { [($0, "")] } ?? []) + sections).map { page, section in
        (page: page, place: SearchPlace(system, section: section, among: count))
      }
    }
    return await concurrentMap(count + guide.systems.count, jobs: jobs, sharing: { SearchIndex.Memory() }) {
      number, memory in
      guard number < count else {
        return SearchIndex.part(of: guide.systems[number - count], remembering: &memory)
      }
      let (page, place) = pages[number]
      guard let kept else { return SearchIndex.part(of: page, at: place, remembering: &memory) }
      if let part = kept.part(of: page, at: place, remembering: &memory) { return part }
      var own = SearchIndex.Memory()
      let part = SearchIndex.part(of: page, at: place, remembering: &own)
      kept.keep(part, of: page, at: place)
      return part.remembered(by: &memory)
    }
  }
}

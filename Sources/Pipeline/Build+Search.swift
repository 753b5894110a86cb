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
  static func words(of guide: Guide, jobs: Int) async -> [SearchIndex.Part] {
    typealias Place = (page: Page, section: String)
    let places = guide.systems.map { system -> [Place] in
      (system.overview.map { [($0, "")] } ?? [])
        + system.sections.flatMap { section in section.pages.map { ($0, section.title) } }
    }
    let starts = places.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    let all = places.joined().map(\.self)
    let count = all.count
    return await concurrentMap(count + guide.systems.count, jobs: jobs, sharing: { SearchIndex.Memory() }) {
      number, memory in
      guard number < count else {
        return SearchIndex.part(of: guide.systems[number - count], remembering: &memory)
      }
      let system = guide.systems[(starts.firstIndex { $0 > number } ?? 1) - 1]
      let (page, section) = all[number]
      return SearchIndex.part(of: page, in: system, section: section, among: count, remembering: &memory)
    }
  }
}

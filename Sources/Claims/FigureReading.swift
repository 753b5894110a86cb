package import Guide
package import Statements

/// The figures that the pages of a system give and tell again, as far as somebody asks.
package struct FigureReading {
  private let system: AuditedSystem
  private let pages: [PageEvidence]
  package let all: [Page]
  private let places: [String: Int]
  private var figures: [Int: PageFigures] = [:]
  private var given: [Int: GivenFigures] = [:]

  package init(_ system: AuditedSystem, _ pages: [PageEvidence]) {
    (self.system, self.pages, all) = (system, pages, system.system.pages)
    places = Dictionary(system.system.pages.enumerated().map { ($1.path, $0) }) { first, _ in first }
  }

  package mutating func figures(_ page: Int) -> PageFigures {
    if let known = figures[page] { return known }
    let read = PageFigures(of: all[page])
    figures[page] = read
    return read
  }

  /// The pages to which the line of a figure points.
  package func linked(_ figure: RetoldFigure) -> [Int] { figure.pages.compactMap { places[$0] } }

  /// Whether neither the page, nor one that its line points to, nor a token that they name has a figure.
  package mutating func isUnbacked(_ figure: RetoldFigure, on own: Int) -> Bool {
    if figures(own).gives(figure, onItsOwnPage: true) { return false }
    let linked = linked(figure)
    // A page of another system is not at hand.
    if linked.count < figure.pages.count { return false }
    for page in linked where page != own && figures(page).gives(figure, onItsOwnPage: false) { return false }
    for page in [own] + linked {
      let values = given[page] ?? GivenFigures(pages[page].named, pages[page].colors, system)
      given[page] = values
      // Where nothing is measured, anything may have been.
      let isAny = page == own || all[page].kind == .component || figures(page).pairs.isEmpty
      if isAny
        ? values.have(figure, isOwn: page == own) : values.have(figure, measuredAs: figures(page).pairs)
      {
        return false
      }
    }
    return true
  }
}

import Diagnostics
import Files
import Guide
import Plates
import Printing
import Site
import Specimens
import Syntax

/// The blocks that are lists of sentences, as Markdown that reads like the page.
struct BlockLists {
  private let request: SpecimenRequest
  private let page: Page
  private let system: DesignSystem
  private let links: LinkIndex
  private let place: TwinPlace

  init(_ block: FencedBlock, on page: Page, in system: DesignSystem, links: LinkIndex, place: TwinPlace) {
    self.place = place
    self.page = page
    self.system = system
    self.links = links
    request = SpecimenRequest(
      block: block, system: system, pageURL: page.url, stylesheet: nil, id: "", page: page, links: links)
  }

  /// Nil for a block of another kind. Faults in it are reported on the page.
  func text() -> String? {
    switch request.block.name {
    case UseBlock.info.name: use
    case OptionsBlock.info.name: options
    case IssuesBlock.info.name: issues
    case DisagreementsBlock.info.name: disagreements
    case EvidenceBlock.info.name: evidence
    case ChecksBlock.info.name: checks
    default: nil
    }
  }

  // MARK: Lists

  private var use: String {
    var (uses, others): ([String], [String]) = ([], [])
    for entry in request.entries {
      let (key, isInferred) = UseBlock.key(entry.key)
      let mark = isInferred ? " \(UseBlock.inferred)" : ""
      switch key {
      case "when": uses.append("- \(Self.prose(entry.text))\(mark)\n")
      case "not":
        let (text, page) = UseBlock.parts(of: entry.text)
        others.append("- \(Self.prose(text))\(page.map { ": " + link($0, at: entry.span) } ?? "")\(mark)\n")
      default: continue
      }
    }
    let lists = [(UseBlock.headings.use, uses), (UseBlock.headings.other, others)].filter { !$0.1.isEmpty }
    return lists.map { "**\($0)**\n\n\($1.joined())" }.joined(separator: "\n")
  }

  private var issues: String {
    let issues = IssuesBlock.sorted(request.rows)
    let isBySubject = IssuesBlock.isBySubject(request.block)
    return issues.map { row in
      let severity = row[0].lowercased()
      let head =
        isBySubject
        ? "**\(Self.prose(row[1]))** (\(severity))"
        : "**\(Plate.spoken(severity))\(row[1].isEmpty ? "" : ", for \(Self.prose(row[1]))")**"
      var text = "- \(head): \(Self.prose(Plate.sentence(row[2])))"
      if !row[3].isEmpty { text += " Meanwhile: \(Self.prose(Plate.sentence(row[3])))" }
      let pages = IssuesBlock.pages(of: row).map { link($0, at: row.span) }
      if !pages.isEmpty { text += " See \(Plate.list(pages))." }
      return text + "\n"
    }.joined()
  }

  private var disagreements: String {
    request.rows.compactMap { row in
      guard let sayings = DisagreementsBlock.sayings(of: row) else { return nil }
      let said = sayings.map { saying in
        let place = saying.page.map { link($0, at: row.span) } ?? Self.prose(saying.part)
        return Self.prose(saying.words) + (place.isEmpty ? "" : " in \(place)")
      }
      let meanwhile = row[4].isEmpty ? "" : " Meanwhile: \(Self.prose(Plate.sentence(row[4])))"
      let matter = DisagreementsBlock.matter(of: row).map { "**\(Self.prose($0))**: " } ?? ""
      return "- \(matter)\(said.joined(separator: "; ")).\(meanwhile)\n"
    }.joined()
  }

  private var evidence: String {
    request.rows.filter { !$0[0].isEmpty }.map { row in
      let source = [row[1], row[2]].filter { !$0.isEmpty }.joined(separator: ", ")
      return "- \(Self.prose(row[0]))\(source.isEmpty ? "" : ": \(Self.prose(source))")\n"
    }.joined()
  }

  private var checks: String {
    var unheard = Diagnostics()
    let computed = ChecksBlock.computed(request, into: &unheard)
    let tested = ChecksBlock.tested(request, into: &unheard)
    let remark = ChecksBlock.remark(computed: computed, tested: tested) + "\n"
    let rows =
      computed.map { [$0.criterion, $0.what, $0.result] }
      + tested.map { row in
        [
          row[0], row[1],
          [row[2].isEmpty ? "not tested" : row[2], row[3]].filter { !$0.isEmpty }.joined(separator: ", "),
        ]
      }
    if rows.isEmpty { return remark }
    return MarkdownText.row(ChecksBlock.heads) + MarkdownText.rule(ChecksBlock.heads.count)
      + rows.map { MarkdownText.row($0.map(Self.cell)) }.joined() + "\n" + remark
  }

  private var options: String {
    let heads = OptionsBlock.heads
    let rows = request.rows.filter { !$0[0].isEmpty }
    let shown = OptionsBlock.columns(of: rows)
    return MarkdownText.row(shown.map { heads[$0] }) + MarkdownText.rule(shown.count)
      + rows.map { row in MarkdownText.row(shown.map { row[$0].isEmpty ? "–" : Self.cell(row[$0]) }) }.joined()
  }

  /// A text with code between backticks, in which nothing else is markup.
  private static func prose(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else { return MarkdownText.escaped(text) }
    return parts.enumerated().map { $0 % 2 == 1 ? "`\($1)`" : MarkdownText.escaped($1) }.joined()
  }

  private static func cell(_ text: String) -> String { prose(text).replacing("|", with: "\\|") }

  // MARK: Links

  /// A link with the title of what it leads to; the author's words where it leads nowhere.
  private func link(_ target: String, at span: Span) -> String {
    guard case .page(let url, let anchor) = links.target(of: target, on: page, in: system) else {
      return GuideSettings.isWebAddress(target) ? "<\(target)>" : MarkdownText.escaped(target)
    }
    let address = place.link(to: SitePage.twinURL(of: url)) + (anchor.map { "#" + $0 } ?? "")
    return
      "[\(MarkdownText.escaped(links.title(of: target, from: page) ?? target))](\(MarkdownText.destination(address)))"
  }
}

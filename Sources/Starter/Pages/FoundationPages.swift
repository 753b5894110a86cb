import TokenValues
import Tokens

/// The pages of one foundation: one, or several where there is too much for one.
enum FoundationPages {
  /// The most tokens on a page, unless one group alone has more.
  private static let most = 140

  /// The most tokens of what stands for a page on the front page.
  private static let mostHighlighted = 12

  static func pages(of foundation: Foundation, _ stock: TokenStock) -> [StarterPage] {
    let tokens = stock.tokens(of: foundation)
    guard !tokens.isEmpty else { return [] }
    let path = "foundations/\(foundation.slug)"
    if foundation == .colour { return colours(tokens, path, stock) }
    // Lengths alone raise nothing.
    let isDepth = foundation == .elevation && !tokens.contains { $0.type == .shadow || $0.type == .number }
    return pages(of: tokens, title: isDepth ? "Depth" : foundation.title, path: path, stock)
  }

  /// Colours that refer to others before those that they refer to, each on pages of their own if there are many. The steps
  /// of a ramp of which some have values of their own stay together, and so do the tokens of a group within another.
  private static func colours(_ tokens: [Token], _ path: String, _ stock: TokenStock) -> [StarterPage] {
    var aliases = Set(
      stock.themes.themes.flatMap { theme in theme.tokens.tokens.lazy.filter { !$0.aliases.isEmpty }.map(\.path) })
    let ramps = Dictionary(grouping: tokens) { token in
      StepName.read(token.path.name).map { [token.path.parent?.description ?? ""] + $0.stem }
    }
    for (stem, steps) in ramps
    where stem != nil && steps.count > 2 && !steps.allSatisfy({ aliases.contains($0.path) }) {
      aliases.subtract(steps.map(\.path))
    }
    for (group, members) in Dictionary(grouping: tokens, by: \.path.parent) where group?.parent != nil {
      let own = members.filter { !aliases.contains($0.path) }
      if own.count * 2 > members.count {
        aliases.subtract(members.map(\.path))
      } else {
        aliases.formUnion(own.map(\.path))
      }
    }
    let roles = tokens.filter { aliases.contains($0.path) }
    guard roles.count > 2, tokens.count - roles.count > 2 else {
      return pages(of: tokens, title: Foundation.colour.title, path: path, stock)
    }
    let palette = tokens.filter { !aliases.contains($0.path) }
    return pages(of: roles, title: "Colour roles", path: path + "-roles", stock)
      + pages(of: palette, title: "Colour palette", path: path + "-palette", stock)
  }

  /// - Parameter path: without its ending.
  static func pages(of tokens: [Token], title: String, path: String, _ stock: TokenStock) -> [StarterPage] {
    var sections = ClusterSection.all(of: tokens, title: title)
    if tokens.count > most, sections.count == 1 { sections = sections[0].parts }
    guard tokens.count > most, sections.count > 1 else {
      return [page(sections, title: title, path: path, stock)]
    }
    // Large sections on pages of their own, the others together.
    let large = sections.filter { $0.count > most / 6 }
    let rest = sections.filter { $0.count <= most / 6 }
    var taken: Set<String> = []
    let own = large.map { section in
      let name = slug(of: section.title)
      var address = name
      var number = 2
      while !taken.insert(address).inserted {
        address = "\(name)-\(number)"
        number += 1
      }
      return page([section], title: "\(title): \(section.title)", path: "\(path)-\(address)", stock)
    }
    let parts = parted(rest)
    let shared = parts.enumerated().map { index, sections in
      index == 0
        ? page(sections, title: title, path: path, stock)
        : page(sections, title: "\(title), part \(index + 1)", path: "\(path)-part-\(index + 1)", stock)
    }
    return shared + own
  }

  /// Sections in their order, as many together as fit a page.
  private static func parted(_ sections: [ClusterSection]) -> [[ClusterSection]] {
    var parts: [[ClusterSection]] = []
    var count = most
    for section in sections {
      if count + section.count > most {
        parts.append([])
        count = 0
      }
      parts[parts.count - 1].append(section)
      count += section.count
    }
    return parts
  }

  private static func page(
    _ sections: [ClusterSection], title: String, path: String, _ stock: TokenStock
  ) -> StarterPage {
    var body = StarterBody()
    var highlight: PlateBlock?
    for section in sections {
      if sections.count > 1 || section.title != title, !title.hasSuffix(": " + section.title) {
        body.heading(section.title)
      }
      body.said(section.group.flatMap { stock.themes.default.tokens.group($0)?.description })
      for cluster in section.clusters {
        let name = section.clusters.count > 1 ? section.title(of: cluster) : section.title
        for plate in cluster.plates(in: stock, title: name) {
          body.block(plate)
          if cluster.tokens.count <= Self.mostHighlighted, highlight?.specimen != "ramp" {
            if highlight == nil || plate.specimen == "ramp" { highlight = plate }
          }
        }
      }
    }
    let count = sections.reduce(0) { $0 + $1.count }
    let names = sections.map(\.title).filter { $0 != title }
    return StarterPage(
      path: path + ".md", title: title, summary: Self.summary(count, names), count: count, highlight: highlight,
      body: body)
  }

  /// `24 tokens: border, background and text.`
  private static func summary(_ count: Int, _ names: [String]) -> String {
    let tokens = count == 1 ? "One token" : "\(count) tokens"
    guard (2...6).contains(names.count) else { return tokens + "." }
    return "\(tokens): \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])."
  }

  /// A name as a part of an address.
  static func slug(of name: String) -> String {
    let words = NameParts.words(of: name).map { word in
      String(word.unicodeScalars.filter { ("a"..."z").contains($0) || ("0"..."9").contains($0) })
    }.filter { !$0.isEmpty }
    return words.isEmpty ? "group" : words.joined(separator: "-")
  }
}

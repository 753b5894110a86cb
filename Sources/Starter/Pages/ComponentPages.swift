import Tokens

/// The values of components, a page for each.
enum ComponentPages {
  /// The folder of the pages; not that of component pages, which describe how a component behaves.
  static let folder = "component-values"

  static func pages(of stock: TokenStock) -> [StarterPage] {
    var taken: Set<String> = []
    return stock.componentTokens.map { name, tokens in
      var body = StarterBody()
      // What is listed one by one is listed together.
      var rows: [String] = []
      for cluster in Cluster.all(of: tokens) {
        let title = self.title(of: cluster, in: name)
        for plate in cluster.plates(in: stock, title: title, isOfComponent: true) {
          let isRow = plate.specimen == PlateChoice.table.specimen && plate.lines.count == 1
          if isRow, let line = plate.lines.first, !line.hasSuffix("*") {
            rows.append(line)
          } else {
            body.block(plate)
          }
        }
      }
      if !rows.isEmpty { body.block(PlateBlock(specimen: PlateChoice.table.specimen, title: nil, lines: rows)) }
      let slug = FoundationPages.slug(of: name)
      var address = slug
      var number = 2
      while !taken.insert(address).inserted {
        address = "\(slug)-\(number)"
        number += 1
      }
      return StarterPage(
        path: "\(folder)/\(address).md", title: NameParts.title(of: name), summary: "\(tokens.count) tokens.",
        count: tokens.count, body: body)
    }
  }

  /// The groups of a cluster below the component.
  private static func title(of cluster: Cluster, in component: String) -> String {
    let groups = cluster.group?.segments ?? []
    let below = groups.lastIndex(of: component).map { groups[($0 + 1)...] } ?? []
    let names = below.map { NameParts.title(of: $0) } + [cluster.name].compactMap(\.self)
    return names.isEmpty ? NameParts.title(of: component) : names.joined(separator: ", ")
  }
}

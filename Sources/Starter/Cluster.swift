import Tokens

/// Tokens that are drawn together: the members of one group, or what is alike in it.
struct Cluster {
  /// The group that they are in; nil for tokens without one.
  let group: TokenPath?
  /// What they have in common, where that is not their group.
  var name: String?
  var tokens: [Token]
  /// How all of them are drawn, where that is not told by each.
  var choice: PlateChoice?

  init(group: TokenPath?, name: String? = nil, tokens: [Token], choice: PlateChoice? = nil) {
    self.group = group
    self.name = name
    self.tokens = tokens
    self.choice = choice
  }

  /// The most tokens of a group that are drawn together without a look at their names.
  static let many = 18

  /// The clusters of some tokens: by group, a large group by the stems of its names, and small groups of one group
  /// together.
  static func all(of tokens: [Token]) -> [Cluster] {
    let styles = StyleParts.all(among: tokens)
    let parts = Set(styles.flatMap(\.parts).map(\.token.path))
    let rest = tokens.filter { !parts.contains($0.path) }
    return Self.styles(styles) + joined(byGroup(rest).flatMap(\.byStem))
  }

  /// The most styles of type in one figure.
  private static let mostStyles = 15

  /// Styles that are written in parts, a row each.
  private static func styles(_ styles: [StyleParts]) -> [Cluster] {
    stride(from: 0, to: styles.count, by: mostStyles).map { start in
      let own = styles[start..<min(start + mostStyles, styles.count)]
      return Cluster(
        group: nil, name: "Styles", tokens: own.flatMap { $0.parts.map(\.token) }, choice: .typeRamp)
    }
  }

  private static func byGroup(_ tokens: [Token]) -> [Cluster] {
    var places: [TokenPath?: Int] = [:]
    var clusters: [Cluster] = []
    for token in tokens {
      let group = token.path.parent
      if let place = places[group] {
        clusters[place].tokens.append(token)
      } else {
        places[group] = clusters.count
        clusters.append(Cluster(group: group, tokens: [token]))
      }
    }
    return clusters
  }

  /// Parts of a large group: what has a stem in common, such as `blue` and `blueLight`; the rest stays together.
  private var byStem: [Cluster] {
    guard tokens.count > Self.many, StepName.order(of: tokens.map(\.path.name)) == nil else { return [self] }
    let words = tokens.map { NameParts.words(of: $0.path.name) }
    var counts: [String: Int] = [:]
    for first in words.compactMap(\.first) { counts[first, default: 0] += 1 }
    var places: [String: Int] = [:]
    var parts: [Cluster] = []
    for (token, words) in zip(tokens, words) {
      let first = words.first ?? ""
      let stem = counts[first, default: 0] > 2 ? first : ""
      if let place = places[stem] {
        parts[place].tokens.append(token)
      } else {
        places[stem] = parts.count
        parts.append(Cluster(group: group, name: stem.isEmpty ? nil : NameParts.title(of: stem), tokens: [token]))
      }
    }
    for index in parts.indices where parts[index].name != nil {
      if let title = Measure.title(of: parts[index].tokens) { parts[index].name = title }
    }
    let rest = parts.first { $0.name == nil }?.tokens.count ?? 0
    guard parts.count > 1, rest * 2 <= tokens.count else { return [self] }
    // What has no stem in common comes last.
    return parts.filter { $0.name != nil } + parts.filter { $0.name == nil }
  }

  /// Groups of one or two tokens are drawn with the others beside them.
  private static func joined(_ clusters: [Cluster]) -> [Cluster] {
    var small: [TokenPath: Int] = [:]
    var joined: [Cluster] = []
    let counts = Dictionary(
      clusters.filter(\.isSmall).compactMap { $0.group?.parent }.map { ($0, 1) }, uniquingKeysWith: +)
    for cluster in clusters {
      guard cluster.isSmall, let parent = cluster.group?.parent, counts[parent, default: 0] > 1 else {
        joined.append(cluster)
        continue
      }
      if let place = small[parent] {
        joined[place].tokens += cluster.tokens
      } else {
        small[parent] = joined.count
        joined.append(Cluster(group: parent, tokens: cluster.tokens))
      }
    }
    return joined
  }

  private var isSmall: Bool { tokens.count < 3 && name == nil }
}

/// A part of a page: the clusters of one group near the top.
struct ClusterSection {
  let title: String
  /// The group that it shows, for what its author says of it.
  let group: TokenPath?
  var clusters: [Cluster]

  var count: Int { clusters.reduce(0) { $0 + $1.tokens.count } }

  /// Its clusters as sections of their own.
  var parts: [ClusterSection] {
    clusters.map {
      ClusterSection(title: title(of: $0), group: $0.name == nil ? group : nil, clusters: [$0])
    }
  }

  /// The name of a cluster beside others of the section: its groups below that of the section.
  func title(of cluster: Cluster) -> String {
    if let name = cluster.name { return name }
    guard let path = cluster.group else { return title }
    let below = group.map { path.segments.dropFirst($0.segments.count) } ?? path.segments[...]
    return below.isEmpty ? title : below.map { NameParts.title(of: $0) }.joined(separator: ", ")
  }

  /// - Parameter title: of a section whose group only frames others.
  static func all(of tokens: [Token], title: String) -> [ClusterSection] {
    var places: [String: Int] = [:]
    var sections: [ClusterSection] = []
    for cluster in Cluster.all(of: tokens) {
      let (name, group) = head(of: cluster)
      let shown = cluster.name != nil && name == nil ? cluster.name : name.map { NameParts.title(of: $0) }
      let key = shown ?? ""
      if let place = places[key] {
        sections[place].clusters.append(cluster)
      } else {
        places[key] = sections.count
        sections.append(ClusterSection(title: shown ?? title, group: group, clusters: [cluster]))
      }
    }
    return sections
  }

  /// The first group of a path that says more than what all tokens of the page are.
  private static func head(of cluster: Cluster) -> (name: String?, group: TokenPath?) {
    guard let group = cluster.group else { return (nil, nil) }
    var path: [String] = []
    for name in group.segments {
      path.append(name)
      let words = NameParts.words(of: name)
      let isFrame =
        GroupNames.around.contains(name.lowercased()) || words.allSatisfy { frames.contains($0) }
      if !isFrame { return (name, TokenPath(path)) }
    }
    // Nothing but frames: the last one says something, unless it only repeats what the page is about.
    guard let last = group.segments.last, !NameParts.words(of: last).allSatisfy({ frames.contains($0) }) else {
      return (nil, group)
    }
    return (last, group)
  }

  /// Names that only repeat what a page is about.
  private static let frames: Set = [
    "color", "colors", "colour", "colours", "palette", "palettes", "typography", "motion", "size", "sizes",
  ]
}

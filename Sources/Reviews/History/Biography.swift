import Comparison
package import TokenValues
package import Tokens

/// What a token was over time: each value that it had, with the release that brought it.
package struct Biography: Sendable {
  package struct Moment: Sendable {
    /// Nil where the token had no value any more, or was not there yet.
    package let value: TokenValue?
    package let text: String?
    /// The themes that had it; nil if all had.
    package let themes: String?
    /// What happened: `value changed`, `follows color.brand.primary`; nil for what it was at the beginning.
    package let what: String?
    /// When, and why; nil for what it was at the beginning.
    package let release: Release?
  }

  /// The oldest first; the last one is the present.
  package let moments: [Moment]

  /// The biographies of the tokens of a system that changed at all, by their paths as they are now.
  package static func all(in history: History, of system: String) -> [TokenPath: Biography] {
    var reading = Reading(system: system)
    for release in history.releases { reading.read(release) }
    return reading.biographies
  }

  /// Reads releases backwards: the names that tokens had then lead to those that they have now.
  private struct Reading {
    let system: String
    /// For names that a token does not have any more, its name now. Nil for a token that is gone.
    private var names: [TokenPath: TokenPath?] = [:]
    private var found: [TokenPath: [Moment]] = [:]
    /// What each token was before the oldest change read so far.
    private var first: [TokenPath: Moment] = [:]

    init(system: String) { self.system = system }

    var biographies: [TokenPath: Biography] {
      found.reduce(into: [:]) { all, entry in
        all[entry.key] = Biography(moments: (first[entry.key].map { [$0] } ?? []) + entry.value.reversed())
      }
    }

    /// What a token of the release that is read is called now.
    private func name(now path: TokenPath) -> TokenPath? { names[path] ?? path }

    mutating func read(_ release: Release) {
      let changes = release.changes.all.filter { $0.system == system && $0.kind.area == .token }
      var former: [(old: TokenPath, new: TokenPath)] = []
      var others: [TokenPath] = []
      for change in changes {
        let path = TokenPath(change.subject)
        for token in change.radius.tokens where !token.isCause {
          note(token.path, token.values, "follows \(change.subject)", release)
        }
        let words = change.words
        let comesOrGoes = change.kind == .tokenAdded || change.kind == .tokenRemoved
        // A group has members, and no values of its own.
        for token in change.radius.members {
          let path = TokenPath(token.subject)
          if let old = token.formerly { former.append((TokenPath(old), path)) }
          if comesOrGoes { others.append(path) }
          note(path, token.values, words, release)
        }
        if !change.radius.members.isEmpty { continue }
        if let old = change.formerly { former.append((TokenPath(old), path)) }
        if comesOrGoes { others.append(path) }
        note(path, change.values, words + (change.formerly.map { ", formerly \($0)" } ?? ""), release)
      }
      // Names are exchanged at once: one token can have had the name that another has now.
      let now = former.map { name(now: $0.new) }
      for path in former.map(\.new) + others { names[path] = .some(nil) }
      for (pair, now) in zip(former, now) { names[pair.old] = .some(now) }
    }

    private mutating func note(_ path: TokenPath, _ values: [ThemedChange], _ what: String, _ release: Release) {
      guard let now = name(now: path), let value = values.first, value.before != nil || value.after != nil else {
        return
      }
      found[now, default: []].append(
        Moment(value: value.after, text: value.afterText, themes: value.label, what: what, release: release))
      first[now] = value.before.map {
        Moment(value: $0, text: value.beforeText, themes: value.label, what: nil, release: nil)
      }
    }
  }
}

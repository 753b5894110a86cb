import Comparison
import Markup
import Plates
import Printing

/// What changed from release to release, for a terminal: the newest first.
package enum HistoryText {
  package static func text(_ history: History) -> String {
    var parts = history.releases.map { release in
      let subject = release.subject.isEmpty ? "" : ": \(release.subject)"
      let lines = ["\(release.name), \(release.day)\(subject)", "  " + HistoryWords.summary(release)]
      return (lines + ChangesText.lines(release.changes, Approvals(), most: 4)).map(ChangesText.plain)
        .joined(separator: "\n")
    }
    if history.isCut { parts.append(HistoryWords.cut) }
    return parts.isEmpty ? HistoryWords.none + "\n" : parts.joined(separator: "\n\n") + "\n"
  }
}

/// The same as a change log in Markdown.
package enum HistoryMarkdown {
  private static let mostBytes = 400_000

  package static func text(_ history: History) -> String {
    var left = mostBytes
    var out = "# Changes\n"
    for release in history.releases {
      out += "\n## \(MarkdownText.comment(release.name)) (\(release.day))\n\n"
      if !release.subject.isEmpty { out += MarkdownText.comment(release.subject) + "\n\n" }
      out += MarkdownText.comment(HistoryWords.summary(release)) + "\n"
      out += ChangesMarkdown.sections(release.changes, Approvals(), level: 3, link: nil, left: &left)
    }
    if history.isCut { out += "\n\(HistoryWords.cut)\n" }
    return out
  }
}

/// The same for programs: one object, version 1.
///
/// `{"version": 1, "cut", "releases": [{"name", "commit", "date", "subject", "changes": …}]}`, the newest first, each
/// with its changes as `ChangesJSON` writes them. `cut` says whether there are older releases that were not read.
package enum HistoryJSON {
  package static func text(_ history: History) -> String {
    var json = JSONWriter(pretty: true)
    json.object { json in
      json.member("version", 1)
      json.member("cut", history.isCut)
      json.array("releases") { json in
        for release in history.releases {
          json.object { json in
            json.member("name", release.name)
            json.member("commit", release.commit)
            json.member("date", release.moment)
            json.member("subject", release.subject)
            json.key("changes")
            ChangesJSON.write(release.changes, Approvals(), &json)
          }
        }
      }
    }
    return json.text + "\n"
  }
}

/// The same as one page that needs nothing beside it.
package enum HistoryHTML {
  package static func text(_ history: History) -> String {
    let title = history.releases.first { !$0.changes.title.isEmpty }?.changes.title ?? ""
    return ChangesHTML.document(title: (title.isEmpty ? "" : title + ": ") + "changes over time", script: false) {
      h("body", .attr("data-view", "both")) {
        h("a", .class("skip"), .href("#changes")) { "Skip to the changes" }
        h("header", .class("page")) {
          if !title.isEmpty { h("p", .class("of")) { title } }
          h("h1") { "Changes over time" }
          h("nav", .label("Releases")) {
            h("ul", .class("short")) {
              for release in history.releases {
                h("li") {
                  h("a", .href("#" + release.anchor)) { release.name }
                  " \(release.day)"
                }
              }
            }
          }
        }
        h("main", .id("changes")) {
          if history.releases.isEmpty { h("p") { HistoryWords.none } }
          for release in history.releases { ReleaseSection(release, release.changes.all).node }
          if history.isCut { h("p") { HistoryWords.cut } }
        }
      }
    }
  }
}

enum HistoryWords {
  static let none = "Nothing changed in the history that was read."
  static let cut = "Older releases were not read."

  static func summary(_ release: Release) -> String {
    if release.isFirst { return "The first that is compared." }
    return release.changes.isEmpty ? "Nothing changed." : ReleaseSection.summary(release.changes.all) + "."
  }
}

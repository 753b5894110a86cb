import Audit
import Claims
import Diagnostics
import Files
import Guide
import Printing
import Site

/// What is known about a system beside its pages: what is wrong with it, what rules flag, and where everything is.
extension MarkdownTwin {
  /// Everything that is wrong with a system, by rule and cause, with all places.
  func health(_ health: Health, into out: inout ByteBuffer) {
    let url = health.system.healthURL
    head("Health of \(health.system.settings.name)", health.summary, of: url, into: &out)
    for group in health.groups {
      heading(Title.spoken(group.rule.id), into: &out)
      out.put(plain: MarkdownText.escaped(group.rule.summary) + "\n\n")
      for cause in group.causes {
        guard let first = cause.first else { continue }
        out.put(plain: "- \(first.severity.rawValue): \(MarkdownText.sentence("\(first.message)"))\n")
        out.put(plain: "  Why: \(MarkdownText.sentence(first.why))\n")
        if let fix = first.fix { out.put(plain: "  Fix: \(MarkdownText.sentence(fix.sentence))\n") }
        var positions = Positions()
        let places = cause.compactMap { finding in
          finding.span.map { span -> String in
            let start = positions.start(of: span)
            return MarkdownText.code("\(span.file.path):\(start.line):\(start.column)")
          }
        }
        if !places.isEmpty { out.put(plain: "  At: \(places.joined(separator: ", "))\n") }
      }
    }
  }

  /// What a rule flags and passes.
  func rule(_ rule: Rule, into out: inout ByteBuffer) {
    head(Title.spoken(rule.id), rule.summary, of: SitePage.rule(rule).url, into: &out)
    out.put(plain: MarkdownText.escaped(rule.why) + "\n")
    guard let audit = AuditRules.all.first(where: { $0.rule == rule }) else { return }
    for (title, examples) in [("What it flags", audit.flags), ("What it passes", audit.passes)] {
      heading(title, into: &out)
      for example in examples {
        let parts = [example.tokens, example.settings, example.page.replacing("↓", with: "")].filter { !$0.isEmpty }
        for line in parts.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false) {
          out.put(plain: line.isEmpty ? "\n" : "    \(line)\n")
        }
        out.put("\n<!-- -->\n\n")
      }
    }
  }

  /// Everything in a system by its name.
  func index(of system: DesignSystem, into out: inout ByteBuffer) {
    let url = system.indexURL
    head("A–Z of \(system.settings.name)", "Everything in \(system.settings.name) by its name.", of: url, into: &out)
    for letter in AlphabeticalIndex(of: system).letters {
      heading(letter.name, into: &out)
      for entry in letter.entries { item(entry.name, to: entry.url, entry.fragment, from: url, entry.note, into: &out) }
    }
  }

  private func heading(_ title: String, into out: inout ByteBuffer) {
    out.put("\n## ")
    out.put(plain: MarkdownText.escaped(title))
    out.put("\n\n")
  }
}

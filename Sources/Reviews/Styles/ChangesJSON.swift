import Colorimetry
package import Comparison
import Differences
import Plates
import Printing
import Tokens

/// Changes for programs: one object, version 1. A field without a value is `null`.
///
/// `{"version": 1, "title", "base", "head", "comparison", "counts": {"breaking", "visible", "quiet", "consequences",
/// "approved", "rejected", "open"}, "step": "major" | "minor" | "patch" | null, "thresholds": {…}, "unread": [{"side",
/// "path", "message"}], "changes": [{"key", "wholeKey",
/// "kind", "also": […], "area", "severity", "step", "reason", "decision", "decidedBy": {"name", "date"}, "system", "subject", "formerly",
/// "confidence", "heading", "before", "after", "size", "references": {"before", "after", "theme"} (of a value that points
/// elsewhere), "values": [{"themes": […] (empty: all), "before", "after",
/// "difference"}], "members": [{"key", "path", "formerly", "before", "after", "decision", "values"}] (of a group), "radius": {"tokens": [{"key", "path", "changedItself", "values"}], "contrasts": [{"key", "text", "surface", "theme" (empty: all),
/// "before", "after", "levelBefore", "levelAfter"}], "shifts": [the same without a key], "pages": [{"path", "title", "blocks"}], "findings": [{"key", "kind", "path", "line", "sentence"}],
/// "restated": [{"key", "kind", "path", "heading", "before", "after"}] (texts that say the new value), "prose": [{"path", "line",
/// "sentence", "value"}]}}], "components": [{"page", "block", "title", "causes": [key…]}], "tokens": {group: {"added", "removed", "modified"}}, "findings": {"before", "after",
/// "delta"}, "regression"}`. The last three are what the DESIGN.md tool prints; `findings` is
/// `null` where both sides are the same files, which are not read then.
package enum ChangesJSON {
  package static func text(_ changes: Changes, _ approvals: Approvals) -> String {
    var json = JSONWriter(pretty: true)
    write(changes, approvals, &json)
    return json.text + "\n"
  }

  static func write(_ changes: Changes, _ approvals: Approvals, _ json: inout JSONWriter) {
    json.object { json in
      json.member("version", 1)
      json.member("title", changes.title)
      json.member("base", changes.comparison.base)
      json.member("head", changes.comparison.head)
      json.member("comparison", changes.comparison.reason)
      json.key("counts")
      counts(changes, approvals, &json)
      json.member("step", changes.step?.rawValue)
      json.object("thresholds") { json in
        let limits = changes.thresholds
        json.member("color", limits.color, places: 4)
        json.member("length", limits.length, places: 4)
        json.member("time", limits.time, places: 4)
        json.member("overshoot", limits.overshoot, places: 4)
        json.member("easing", limits.easing, places: 4)
      }
      json.array("unread") { json in
        for file in changes.unread {
          json.object { json in
            json.member("side", file.side)
            json.member("path", file.path)
            json.member("message", file.message)
          }
        }
        for change in changes.unjudged {
          json.object { json in
            json.member("side", change.after == nil ? changes.comparison.base : changes.comparison.head)
            json.member("path", change.subject)
            json.member("message", change.judgement.reason)
          }
        }
      }
      json.array("changes") { json in
        for change in changes.all { write(change, approvals, &json) }
      }
      components(changes.components.shown, &json)
      summary(changes, &json)
    }
  }

  private static func counts(_ changes: Changes, _ approvals: Approvals, _ json: inout JSONWriter) {
    let decisions = changes.all.map { approvals.decision(on: $0) }
    json.object { json in
      for severity in ChangeSeverity.allCases.reversed() { json.member(severity.rawValue, changes.count(severity)) }
      json.member("consequences", changes.consequences)
      for decision in [Approvals.Decision.approved, .rejected, .open] {
        json.member(decision.rawValue, decisions.count { $0 == decision })
      }
    }
  }

  private static func write(_ change: Change, _ approvals: Approvals, _ json: inout JSONWriter) {
    json.object { json in
      json.member("key", change.key.description)
      json.member("wholeKey", change.wholeKey.description)
      json.member("kind", change.kind.rawValue)
      json.key("also")
      strings(change.also.map(\.rawValue), &json)
      json.member("area", change.kind.area.rawValue)
      json.member("severity", change.severity.rawValue)
      json.member("step", change.judgement.step.rawValue)
      json.member("reason", change.judgement.reason)
      json.member("decision", approvals.decision(on: change).rawValue)
      json.key("decidedBy")
      if let signature = approvals.signature(on: change) {
        json.object { json in
          json.member("name", signature.name)
          json.member("date", signature.date)
        }
      } else {
        json.null()
      }
      json.member("system", change.system)
      json.member("subject", change.subject)
      json.member("formerly", change.formerly)
      json.member("confidence", change.confidence, places: 3)
      json.member("heading", change.heading)
      json.member("before", change.before)
      json.member("after", change.after)
      json.member("size", change.size)
      json.key("references")
      if let references = change.references {
        json.object { json in
          json.member("before", references.before)
          json.member("after", references.after)
          json.member("theme", references.theme)
        }
      } else {
        json.null()
      }
      json.key("values")
      values(change.values, &json)
      json.array("members") { json in
        for token in change.radius.members {
          json.object { json in
            json.member("key", token.key.description)
            json.member("path", token.subject)
            json.member("formerly", token.formerly)
            if let heading = token.heading { json.member("heading", heading) }
            json.member("before", token.before)
            json.member("after", token.after)
            json.member("decision", approvals.decision(on: token, of: change).rawValue)
            json.key("values")
            values(token.values, &json)
          }
        }
      }
      json.key("radius")
      radius(of: change, &json)
    }
  }

  private static func values(_ values: [ThemedChange], _ json: inout JSONWriter) {
    json.array { json in
      for value in values {
        json.object { json in
          json.key("themes")
          strings(value.themes, &json)
          json.member("before", value.beforeText)
          json.member("after", value.afterText)
          json.member("difference", value.difference?.text)
        }
      }
    }
  }

  private static func radius(of change: Change, _ json: inout JSONWriter) {
    json.object { json in
      json.array("tokens") { json in
        for token in change.radius.tokens {
          json.object { json in
            json.member("key", token.key(in: change).description)
            json.member("path", token.path.description)
            json.member("changedItself", token.isCause)
            json.key("values")
            values(token.values, &json)
          }
        }
      }
      json.array("contrasts") { json in
        for pair in change.radius.crossings { write(pair, change, &json) }
      }
      json.array("shifts") { json in
        for pair in change.radius.shifts { write(pair, nil, &json) }
      }
      json.array("pages") { json in
        for use in change.radius.uses {
          json.object { json in
            json.member("path", use.page)
            json.member("title", use.title)
            json.key("blocks")
            strings(use.blocks, &json)
          }
        }
      }
      json.array("findings") { json in
        for finding in change.radius.findings {
          json.object { json in
            follower(finding, &json)
            json.member("line", finding.line)
            json.member("sentence", finding.sentence)
          }
        }
      }
      json.array("restated") { json in
        for text in change.radius.restated {
          json.object { json in
            follower(text, &json)
            json.member("heading", text.heading)
            json.member("before", text.before)
            json.member("after", text.after)
          }
        }
      }
      json.array("prose") { json in
        for place in change.radius.prose {
          json.object { json in
            json.member("path", place.page)
            json.member("line", place.line)
            json.member("sentence", place.sentence)
            json.member("value", place.value)
          }
        }
      }
    }
  }

  /// What a finding and a text that says the new value are told by.
  private static func follower(_ change: Change, _ json: inout JSONWriter) {
    json.member("key", change.key.description)
    json.member("kind", change.kind.rawValue)
    json.member("path", change.subject)
  }

  private static func write(_ pair: MovedContrast, _ change: Change?, _ json: inout JSONWriter) {
    json.object { json in
      if let change { json.member("key", pair.key(in: change).description) }
      json.member("text", pair.text.description)
      json.member("surface", pair.surface.description)
      json.member("theme", pair.theme)
      json.member("before", Contrast.shown(pair.before), places: 2)
      json.member("after", Contrast.shown(pair.after), places: 2)
      json.member("levelBefore", pair.levels.before.label)
      json.member("levelAfter", pair.levels.after.label)
    }
  }

  private static func components(_ pairs: [ComponentPair], _ json: inout JSONWriter) {
    json.array("components") { json in
      for pair in pairs {
        json.object { json in
          json.member("page", pair.page)
          json.member("block", pair.block)
          json.member("title", pair.title)
          json.key("causes")
          strings(pair.causes.map(\.description), &json)
        }
      }
    }
  }

  // MARK: The DESIGN.md tool's summary

  private static func summary(_ changes: Changes, _ json: inout JSONWriter) {
    typealias Told = (kind: ChangeKind, path: (name: String, rest: String))
    let tokens = changes.all.filter { $0.kind.area == .token }.flatMap { change -> [Told] in
      let members = change.radius.members.map(\.subject)
      return (members.isEmpty ? [change.subject] : members).map { (change.kind, group($0)) }
    }
    // These are printed by the tool whether anything changed in them or not.
    var groups = ["colors", "typography", "rounded", "spacing", "components"]
    for token in tokens where !groups.contains(token.path.name) { groups.append(token.path.name) }
    json.object("tokens") { json in
      for name in groups {
        let inside = tokens.filter { $0.path.name == name }
        json.key(name)
        json.object { json in
          json.key("added")
          strings(inside.filter { $0.kind == .tokenAdded }.map(\.path.rest), &json)
          json.key("removed")
          strings(inside.filter { $0.kind == .tokenRemoved }.map(\.path.rest), &json)
          json.key("modified")
          strings(inside.filter { $0.kind != .tokenAdded && $0.kind != .tokenRemoved }.map(\.path.rest), &json)
        }
      }
    }
    json.key("findings")
    guard let (before, after) = changes.findings else {
      json.null()
      json.member("regression", false)
      return
    }
    json.object { json in
      for (name, counts) in [("before", before), ("after", after)] {
        json.key(name)
        json.object { json in
          json.member("errors", counts.errors)
          json.member("warnings", counts.warnings)
          json.member("infos", counts.notes)
        }
      }
      json.object("delta") { json in
        json.member("errors", after.errors - before.errors)
        json.member("warnings", after.warnings - before.warnings)
      }
    }
    json.member("regression", after.errors > before.errors || after.warnings > before.warnings)
  }

  /// The first part of a path, and the rest.
  private static func group(_ path: String) -> (name: String, rest: String) {
    let parts = path.split(separator: ".", maxSplits: 1)
    return (String(parts.first ?? ""), String(parts.last ?? ""))
  }

  private static func strings(_ values: [String], _ json: inout JSONWriter) {
    json.array { json in
      for value in values { json.string(value) }
    }
  }
}

package import Diagnostics
import Files
import Printing
import Syntax

/// The findings that a team has accepted, by their fingerprints.
///
/// The file is one JSON object, `{"version": 1, "findings": [{"fingerprint", "rule", "path", "message"}]}`, in the order
/// of the findings, so that a change of it can be read.
package struct Baseline: Sendable {
  /// One accepted finding.
  package struct Entry: Sendable {
    package let fingerprint: String
    package let rule: String
    package let path: String
    package let message: String
  }

  package let entries: [Entry]

  /// A baseline of some findings.
  package init(of diagnostics: Diagnostics) {
    var fingerprints = Fingerprints()
    entries = diagnostics.sorted.map { finding in
      Entry(
        fingerprint: fingerprints.next(finding), rule: finding.rule.id, path: finding.span?.file.place ?? "",
        message: finding.message)
    }
  }

  /// Reads a baseline.
  ///
  /// - Throws: `FileSystemError` of cause `input` if there is none at the path, or if the file is not a baseline.
  package init(readFrom path: String) throws(FileSystemError) {
    guard Disk.real(path) != nil else {
      throw FileSystemError(.input, "\(path) does not exist: --write-baseline makes one")
    }
    let file = SourceFile(path: path, bytes: try Disk.read(path, limit: SourceLoader.mostBytes))
    var faults = Diagnostics()
    let value = JSONReader.read(file, into: &faults)
    guard faults.isEmpty, let members = value?.object, members["version"]?.number == 1,
      let findings = members["findings"]?.array
    else { throw FileSystemError(.input, "\(path) is not a baseline: --write-baseline makes one") }
    var entries: [Entry] = []
    for finding in findings {
      guard let members = finding.object, let fingerprint = members["fingerprint"]?.string else {
        throw FileSystemError(.input, "\(path) is not a baseline: a finding in it has no fingerprint")
      }
      entries.append(
        Entry(
          fingerprint: fingerprint, rule: members["rule"]?.string ?? "", path: members["path"]?.string ?? "",
          message: members["message"]?.string ?? ""))
    }
    self.entries = entries
  }

  /// Whether there is anything at a path.
  package static func exists(at path: String) -> Bool { Disk.real(path) != nil }

  package func write(to path: String) throws(FileSystemError) {
    var json = JSONWriter(pretty: true)
    json.object { json in
      json.member("version", 1)
      json.array("findings") { json in
        for entry in entries {
          json.object { json in
            json.member("fingerprint", entry.fingerprint)
            json.member("rule", entry.rule)
            json.member("path", entry.path)
            json.member("message", entry.message)
          }
        }
      }
    }
    try Disk.replace(path, with: Array((json.text + "\n").utf8))
  }

  /// The findings that are not in the baseline, and how many of the baseline are no longer found.
  ///
  /// A finding is known in the file in which it was accepted, and anywhere else only if that file is gone: then it has
  /// moved with its text. So no fault hides behind the same one in another file.
  package func compared(with diagnostics: Diagnostics) -> (new: Diagnostics, known: Int, gone: Int) {
    var open: [String: [String]] = [:]
    for entry in entries { open[entry.fingerprint, default: []].append(entry.path) }
    var fingerprints = Fingerprints()
    let found = diagnostics.sorted.map { (finding: $0, fingerprint: fingerprints.next($0)) }
    var unknown: [(finding: Diagnostic, fingerprint: String)] = []
    for (finding, fingerprint) in found {
      if let place = open[fingerprint]?.firstIndex(of: finding.span?.file.place ?? "") {
        open[fingerprint]?.remove(at: place)
      } else {
        unknown.append((finding, fingerprint))
      }
    }
    var new = Diagnostics()
    for (finding, fingerprint) in unknown {
      if let place = open[fingerprint]?.firstIndex(where: { !$0.isEmpty && !Self.exists(at: $0) }) {
        open[fingerprint]?.remove(at: place)
      } else {
        new.report(finding)
      }
    }
    let gone = open.values.reduce(0) { $0 + $1.count }
    return (new, found.count - new.all.count, gone)
  }
}

package import Diagnostics
import Files

extension Diagnostics {
  /// One line for each finding in the order of the files: `content/guide.yml:3:1 warning unknown-key`.
  package var lines: [String] {
    var positions = Positions()
    return sorted.map { finding in
      let tail = "\(finding.severity.rawValue) \(finding.rule.id)"
      guard let span = finding.span else { return tail }
      let place = positions.start(of: span)
      return "\(span.file.path):\(place.line):\(place.column) \(tail)"
    }
  }

  /// The findings as people read them.
  package var text: String {
    var style = TextStyle()
    return style.text(self)
  }
}

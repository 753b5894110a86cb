package import Files
package import Printing

/// The files and rules that packed findings name.
package struct PackedNames: Sendable {
  private let files: [String: SourceFile]
  private let rules: [String: Rule]

  package init(files: [String: SourceFile], rules: [String: Rule]) {
    self.files = files
    self.rules = rules
  }

  func rule(_ id: String) throws(PackedFault) -> Rule {
    guard let rule = rules[id] else { throw PackedFault() }
    return rule
  }

  /// Whether a place can be found again by the path of its file.
  package func have(_ span: Span) -> Bool { files[span.file.path] === span.file }

  /// Whether all places of some findings can be found again.
  package func have(_ findings: [Diagnostic]) -> Bool {
    findings.allSatisfy { finding in
      (finding.span.map(have) ?? true) && (finding.fix?.edit.map { have($0.span) } ?? true)
        && finding.related.allSatisfy { have($0.span) } && rules[finding.rule.id] != nil
    }
  }
}

extension Span {
  package func pack(into out: inout PackedWriter) {
    out.put(file.path)
    out.put(range.start)
    out.put(range.end)
  }

  package init(_ reader: inout PackedReader, _ names: PackedNames) throws(PackedFault) {
    self = try names.span(reader.string(), reader.int(), reader.int())
  }
}

extension PackedNames {
  fileprivate func span(_ path: String, _ start: Int, _ end: Int) throws(PackedFault) -> Span {
    guard let file = files[path], 0 <= start, start <= end, end <= file.bytes.count else { throw PackedFault() }
    return file.span(ByteRange(start, end))
  }
}

extension Diagnostic {
  package func pack(into out: inout PackedWriter) {
    out.put(rule.id)
    out.put(severity.rawValue)
    out.put(message)
    out.put(each: values)
    out.put(span) { $0.pack(into: &$1) }
    out.put(reason)
    out.put(fix) { $0.pack(into: &$1) }
    out.put(each: related) { related, out in
      out.put(related.message)
      related.span.pack(into: &out)
    }
    // A file that the finding stands in is its place already.
    out.put(span == nil ? place : nil)
  }

  package init(_ reader: inout PackedReader, _ names: PackedNames) throws(PackedFault) {
    let rule = try names.rule(reader.string())
    guard let severity = Severity(rawValue: try reader.string()) else { throw PackedFault() }
    let message = Message(try reader.string(), values: try reader.strings())
    let span = try reader.optional { (reader) throws(PackedFault) in try Span(&reader, names) }
    let reason = try reader.optionalString()
    let fix = try reader.optional { (reader) throws(PackedFault) in try Fix(&reader, names) }
    let related = try reader.array { (reader) throws(PackedFault) in
      Related(try reader.string(), at: try Span(&reader, names))
    }
    let place = try reader.optionalString()
    self = Diagnostic(rule, message, at: span, why: reason, fix: fix, related: related, about: place).with(severity)
  }
}

extension Diagnostics {
  package func pack(into out: inout PackedWriter) {
    out.put(each: all) { $0.pack(into: &$1) }
    out.put(compared.values)
    out.put(compared.claims)
    out.put(compared.hasTexts)
  }

  package init(_ reader: inout PackedReader, _ names: PackedNames) throws(PackedFault) {
    self.init()
    for finding in try reader.array({ (reader) throws(PackedFault) in try Diagnostic(&reader, names) }) {
      report(finding)
    }
    compared.values = try reader.int()
    compared.claims = try reader.int()
    compared.hasTexts = try reader.bool()
  }
}

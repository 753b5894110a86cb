import Audit
import Claims
import Diagnostics
import Guide
import Printing
import Statements

/// What a build found when it held a guide against itself, for the next build to take up again.
struct KeptAudits: Sendable {
  let cache: BuildCache
  let keys: PageKeys

  /// What is wrong on a page by itself, and what the page adds to what is known of its system.
  typealias PageAudit = (findings: Diagnostics, evidence: PageEvidence)

  /// Everything that a system says against itself, if nothing of it has changed.
  func audit(of system: DesignSystem) -> AuditedGuide.SystemAudit? {
    guard let key = keys.audit(of: system) else { return nil }
    let own = cache.result(of: key) { (reader) throws(PackedFault) in
      AuditedGuide.SystemAudit(diagnostics: try Diagnostics(&reader, keys.names), statements: try reader.int())
    }
    guard let own else { return nil }
    var all = own.diagnostics
    for page in system.pages {
      guard let found = findings(on: page, in: system) else { return nil }
      all.append(found)
    }
    return AuditedGuide.SystemAudit(diagnostics: all, statements: own.statements)
  }

  /// What is wrong on a page by itself, where nothing else of its system has changed.
  private func findings(on page: Page, in system: DesignSystem) -> Diagnostics? {
    guard let key = keys.audit(of: page, in: system) else { return nil }
    return cache.result(of: key) { (reader) throws(PackedFault) in
      _ = try reader.optionalString()
      let found = try Diagnostics(&reader, keys.names)
      _ = try reader.part()
      return found
    }
  }

  /// - Parameters:
  ///   - own: what is wrong with the system beside its pages.
  ///   - statements: how many values its pages give to tokens.
  func keep(_ own: Diagnostics, statements: Int, of system: DesignSystem) {
    guard let key = keys.audit(of: system), keys.names.have(own.all) else { return }
    cache.keep(key) { out in
      own.pack(into: &out)
      out.put(statements)
    }
  }

  func audit(of page: Page, in system: AuditedSystem) -> PageAudit? {
    guard let key = keys.audit(of: page, in: system.system) else { return nil }
    return cache.result(of: key) { (reader) throws(PackedFault) -> PageAudit in
      // All pages together tell the prefix of custom properties.
      guard try reader.optionalString() == system.names.prefix else { throw PackedFault() }
      let found = try Diagnostics(&reader, keys.names)
      var evidence = PackedReader(try reader.part())
      return (found, try PageEvidence(&evidence, keys.names))
    }
  }

  func keep(_ audit: PageAudit, of page: Page, in system: AuditedSystem) {
    guard let key = keys.audit(of: page, in: system.system), keys.names.have(audit.findings.all),
      audit.evidence.isFound(in: keys.names)
    else { return }
    cache.keep(key) { out in
      out.put(system.names.prefix)
      audit.findings.pack(into: &out)
      var evidence = PackedWriter()
      audit.evidence.pack(into: &evidence)
      out.put(part: evidence.bytes)
    }
  }
}

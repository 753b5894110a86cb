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
    let audit = cache.result(of: key) { (reader) throws(PackedFault) in
      AuditedGuide.SystemAudit(diagnostics: try Diagnostics(&reader, keys.names), statements: try reader.int())
    }
    // Its pages are wanted again when one of them has changed.
    if audit != nil { for page in system.pages { _ = keys.audit(of: page, in: system).map(cache.has) } }
    return audit
  }

  func keep(_ audit: AuditedGuide.SystemAudit, of system: DesignSystem) {
    guard let key = keys.audit(of: system), keys.names.have(audit.diagnostics.all) else { return }
    cache.keep(key) { out in
      audit.diagnostics.pack(into: &out)
      out.put(audit.statements)
    }
  }

  func audit(of page: Page, in system: AuditedSystem) -> PageAudit? {
    guard let key = keys.audit(of: page, in: system.system) else { return nil }
    let audit = cache.result(of: key) { (reader) throws(PackedFault) -> PageAudit in
      // All pages together tell the prefix of custom properties.
      guard try reader.optionalString() == system.names.prefix else { throw PackedFault() }
      return (try Diagnostics(&reader, keys.names), try PageEvidence(&reader, keys.names))
    }
    return audit
  }

  func keep(_ audit: PageAudit, of page: Page, in system: AuditedSystem) {
    guard let key = keys.audit(of: page, in: system.system), keys.names.have(audit.findings.all),
      audit.evidence.isFound(in: keys.names)
    else { return }
    cache.keep(key) { out in
      out.put(system.names.prefix)
      audit.findings.pack(into: &out)
      audit.evidence.pack(into: &out)
    }
  }
}

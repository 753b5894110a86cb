import Diagnostics
import Files
import Mustache

/// The templates of a project that can be rendered, by name; faults in the others are reported.
struct OwnTemplates {
  private(set) var templates: [String: MustacheTemplate] = [:]
  private var files: [String: SourceFile] = [:]
  private let standard: [String: SourceFile]

  /// - Parameter standard: the templates of the default theme, used in place of those left out.
  init(_ files: [SourceFile], over standard: [SourceFile], into diagnostics: inout Diagnostics) {
    self.standard = Dictionary(standard.map { (TemplateLibrary.name(of: $0), $0) }) { first, _ in first }
    for file in files {
      guard let template = template(file, into: &diagnostics) else { continue }
      templates[TemplateLibrary.name(of: file)] = template
      self.files[TemplateLibrary.name(of: file)] = file
    }
    if !self.files.isEmpty { bound(into: &diagnostics) }
  }

  private func template(_ file: SourceFile, into diagnostics: inout Diagnostics) -> MustacheTemplate? {
    guard TemplateCheck.check(file, into: &diagnostics) else { return nil }
    if let tag = TemplateExpansion.tooDeepTag(in: file) {
      diagnostics.report(
        .templateTooDeep, "this is nested more than \(TemplateExpansion.mostLevels) sections deep", at: tag,
        why: "the default template is used in its place", fix: "nest fewer sections and blocks")
      return nil
    }
    do {
      return try MustacheTemplate(string: String(decoding: file.bytes, as: UTF8.self))
    } catch {
      let fault = TemplateFault(error, in: file)
      diagnostics.report(
        .invalidTemplate, Message(fault.message), at: fault.span, fix: fault.fix)
      return nil
    }
  }

  /// Leaves out templates until every layout is within the limits: each time the one that exceeds them.
  private mutating func bound(into diagnostics: inout Diagnostics) {
    var expansion = TemplateExpansion(standard.merging(files) { $1 })
    for layout in Layout.allCases {
      while let fault = expansion.fault(of: layout.rawValue) {
        let own = fault.trail.last { span in files.values.contains { $0 === span.file } }
        guard let own else { preconditionFailure("the default theme goes beyond the bounds of templates") }
        report(fault, at: own, into: &diagnostics)
        let name = TemplateLibrary.name(of: own.file)
        files[name] = nil
        templates[name] = nil
        expansion.replace(name, by: standard[name])
      }
    }
  }

  private func report(_ fault: TemplateExpansion.Fault, at tag: Span, into diagnostics: inout Diagnostics) {
    let isCircle = fault.trail.dropLast().contains(tag)
    let message: Message =
      fault.isTooDeep
      ? isCircle ? "\(tag.text) includes this template in itself" : "\(tag.text) is nested too deep in other templates"
      : "\(tag.text) makes the page too large"
    diagnostics.report(
      fault.isTooDeep ? isCircle ? .templateCycle : .templateTooDeep : .templateTooLarge, message, at: tag,
      why: fault.isTooDeep
        ? "templates, blocks and sections may be nested \(TemplateExpansion.mostLevels) deep"
        : "a page may contain \(TemplateExpansion.mostParts) templates and blocks, and \(TemplateExpansion.mostBytes >> 20) MB of them",
      fix: "remove the tag, or name another template", related: [])
  }
}

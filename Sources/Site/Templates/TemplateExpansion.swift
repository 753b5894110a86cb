import Files

/// The expansion of a template with every section shown and every template that it names inserted. It is followed in
/// advance, because the engine has no limits and would recurse until the stack overflows.
struct TemplateExpansion {
  /// A part of a template that contains others.
  private indirect enum Part {
    case section([Part])
    /// A block's place, and its content if no template around it defines the block.
    case block(String, [Part], ByteRange)
    case partial(String, blocks: [String: Body], ByteRange)
  }

  /// Parts, with the file that they are in and the number of its bytes that they cover.
  private struct Body {
    let file: SourceFile
    let size: Int
    let parts: [Part]
  }

  /// Why a layout cannot be rendered, and the tags that lead to the cause, the outermost first.
  struct Fault {
    let isTooDeep: Bool
    let trail: [Span]
  }

  /// The deepest nesting of sections, blocks and templates.
  static let mostLevels = 50
  /// The most sections, blocks and templates in one page.
  static let mostParts = 5000
  /// The most bytes of all templates inserted into one page.
  static let mostBytes = 8 << 20

  private var templates: [String: Body] = [:]

  /// The tag at which a template by itself nests too deep; nil if it does not.
  static func tooDeepTag(in file: SourceFile) -> Span? {
    switch body(of: file) {
    case .success: nil
    case .failure(let fault): fault.span
    }
  }

  /// - Parameter files: templates by name, none of which by itself nests too deep.
  init(_ files: [String: SourceFile]) {
    for (name, file) in files { replace(name, by: file) }
  }

  /// Replaces a template with another, or with none.
  mutating func replace(_ name: String, by file: SourceFile?) {
    templates[name] = nil
    if let file, case .success(let body) = Self.body(of: file) { templates[name] = body }
  }

  /// Why a layout exceeds the limits; nil if it does not.
  func fault(of layout: String) -> Fault? {
    guard let body = templates[layout] else { return nil }
    var walk = Walk(templates: templates)
    walk.go(through: body, blocks: [:], level: 0)
    return walk.fault
  }
}

extension TemplateExpansion {
  private struct TooDeep: Error {
    let span: Span
  }

  /// A section, block or parent that is open while a file is read.
  private struct Opening {
    let tag: TemplateTags.Tag
    var parts: [Part] = []
    /// The blocks passed to a parent.
    var blocks: [String: Body] = [:]
  }

  private static func body(of file: SourceFile) -> Result<Body, TooDeep> {
    var stack = [Opening(tag: TemplateTags.Tag(kind: .section, name: "", range: ByteRange(0, 0)))]
    for tag in TemplateTags(file) {
      switch tag.kind {
      case .variable: break
      case .partial: stack[stack.count - 1].parts.append(.partial(tag.name, blocks: [:], tag.range))
      case .section, .block, .parent:
        guard stack.count < mostLevels else { return .failure(TooDeep(span: file.span(tag.range))) }
        stack.append(Opening(tag: tag))
      case .end:
        guard stack.count > 1, let closed = stack.popLast() else { continue }
        close(closed, at: tag.range.start, in: &stack[stack.count - 1], of: file)
      }
    }
    return .success(Body(file: file, size: file.bytes.count, parts: stack[0].parts))
  }

  private static func close(_ opening: Opening, at end: Int, in outer: inout Opening, of file: SourceFile) {
    switch opening.tag.kind {
    case .parent: outer.parts.append(.partial(opening.tag.name, blocks: opening.blocks, opening.tag.range))
    case .block where outer.tag.kind == .parent:
      let size = end - opening.tag.range.end
      outer.blocks[opening.tag.name] = Body(file: file, size: size, parts: opening.parts)
    case .block: outer.parts.append(.block(opening.tag.name, opening.parts, opening.tag.range))
    case .section, .variable, .partial, .end: outer.parts.append(.section(opening.parts))
    }
  }

  /// The walk through everything inserted into a layout. Blocks are looked up as the engine does it: the outermost
  /// template that defines a block counts, even within its own definition.
  private struct Walk {
    let templates: [String: Body]
    private(set) var fault: Fault?
    private var trail: [Span] = []
    private var parts = 0
    private var bytes = 0

    init(templates: [String: Body]) { self.templates = templates }

    mutating func go(through body: Body, blocks: [String: Body], level: Int) {
      for part in body.parts where fault == nil {
        switch part {
        case .section(let inner):
          go(through: Body(file: body.file, size: 0, parts: inner), blocks: blocks, level: level + 1)
        case .block(let name, let inner, let range):
          let target = blocks[name] ?? Body(file: body.file, size: 0, parts: inner)
          enter(target, blocks, from: body.file.span(range), level)
        case .partial(let name, let given, let range):
          guard let target = templates[name] else { continue }
          enter(target, blocks.merging(given) { outer, _ in outer }, from: body.file.span(range), level)
        }
      }
    }

    private mutating func enter(_ body: Body, _ blocks: [String: Body], from tag: Span, _ level: Int) {
      parts += 1
      bytes += body.size
      trail.append(tag)
      if level >= mostLevels || parts > mostParts || bytes > mostBytes {
        fault = Fault(isTooDeep: level >= mostLevels, trail: trail)
      } else {
        go(through: body, blocks: blocks, level: level + 1)
      }
      trail.removeLast()
    }
  }
}

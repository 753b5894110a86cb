package import Diagnostics
package import Files
package import Printing
package import Syntax

/// Pages as a build keeps them for the next one: without the trees of their texts.
extension PageReader.Draft {
  /// Whether all that it holds can be packed: not what gives tokens, and not what was read in another form than that of
  /// its file.
  ///
  /// - Parameter names: those of its file and of all rules.
  package func mayBePacked(as file: SourceFile, _ names: PackedNames) -> Bool {
    sources.isEmpty && page.source === file && names.have(found.all) && names.have(diagnostics.all)
  }

  package func pack(into out: inout PackedWriter) {
    page.pack(into: &out)
    found.pack(into: &out)
    diagnostics.pack(into: &out)
  }
}

extension PageReader {
  /// A draft that was packed, of the same file and in the same surroundings.
  ///
  /// - Parameter parse: gives the document of the file, the same each time.
  package func draft(
    of file: SourceFile, _ reader: inout PackedReader, _ names: PackedNames,
    parse: @escaping @Sendable () -> MarkdownDocument
  ) throws(PackedFault) -> Draft {
    let page = try Page(&reader, of: file, beside: stylesheet(beside: file.path), parse)
    return Draft(
      page: page, addressKey: TakenAddresses.key(of: page.url), found: try Diagnostics(&reader, names), sources: [],
      diagnostics: try Diagnostics(&reader, names))
  }
}

extension Page {
  fileprivate func pack(into out: inout PackedWriter) {
    for text in [url, title, summary, kind.rawValue] { out.put(text) }
    out.put(status)
    out.put(order) { $1.put($0) }
    out.put(each: related) { $0.pack(into: &$1) }
    facts.pack(into: &out)
    contents.pack(into: &out)
    out.put(designName)
    out.put(stylesheet != nil)
    out.put(each: linkedPaths.sorted())
  }

  /// - Parameter stylesheet: the one of the same name.
  fileprivate convenience init(
    _ reader: inout PackedReader, of file: SourceFile, beside stylesheet: SourceFile?,
    _ parse: @escaping @Sendable () -> MarkdownDocument
  ) throws(PackedFault) {
    let (url, title, summary) = (try reader.string(), try reader.string(), try reader.string())
    guard let kind = Kind(rawValue: try reader.string()) else { throw PackedFault() }
    self.init(
      url: url, title: title, summary: summary, kind: kind, status: try reader.optionalString(),
      order: try reader.optional { (reader) throws(PackedFault) in try reader.int() },
      related: try reader.array { (reader) throws(PackedFault) in try Reference(&reader, of: file) },
      facts: try PageFacts(&reader, of: file), contents: try PageContents(&reader, of: file), source: file,
      tree: .later(parse), designName: try reader.optionalString(), givesTokens: false,
      stylesheet: try reader.bool() ? stylesheet : nil, linkedPaths: Set(try reader.strings()))
  }
}

extension Page.Reference {
  fileprivate func pack(into out: inout PackedWriter) {
    out.put(path)
    span.range.pack(into: &out)
  }

  fileprivate init(_ reader: inout PackedReader, of file: SourceFile) throws(PackedFault) {
    self.init(path: try reader.string(), span: file.span(try ByteRange(&reader, of: file)))
  }
}

extension PageFacts {
  fileprivate func pack(into out: inout PackedWriter) {
    out.put(isEmpty && formerAddresses.isEmpty)
    if isEmpty, formerAddresses.isEmpty { return }
    out.put(each: source)
    out.put(each: platforms) { platform, out in
      out.put(platform.name)
      out.put(platform.state)
    }
    out.put(each: aliases)
    out.put(each: formerAddresses) { $0.pack(into: &$1) }
    for text in [since, owner, reviewed] { out.put(text) }
    out.put(each: links) { link, out in
      out.put(link.label)
      out.put(link.target)
    }
  }

  fileprivate init(_ reader: inout PackedReader, of file: SourceFile) throws(PackedFault) {
    self.init()
    if try reader.bool() { return }
    source = try reader.strings()
    platforms = try reader.array { (reader) throws(PackedFault) in
      Platform(name: try reader.string(), state: try reader.optionalString())
    }
    aliases = try reader.strings()
    formerAddresses = try reader.array { (reader) throws(PackedFault) in try Page.Reference(&reader, of: file) }
    (since, owner) = (try reader.optionalString(), try reader.optionalString())
    reviewed = try reader.optionalString()
    links = try reader.array { (reader) throws(PackedFault) in
      Link(label: try reader.string(), target: try reader.string())
    }
  }
}

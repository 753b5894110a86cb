import CCmark
import Files

/// What libcmark is not shown, because GitHub parts blocks or reads addresses otherwise.
extension TreeCopy {
  /// What follows a table that ends where libcmark does not see it: until the blocks part again by themselves, the tree
  /// is not what it will be.
  struct Uncertainty {
    /// The line behind the table.
    let line: Int
    /// How far the text behind it has been looked at, and whether code or HTML may have begun there.
    var passed: Int
    var mayBeOpen = false
  }

  /// Whether the tree is still what it will be, and more may be hidden.
  private var canHide: Bool { mayHide && uncertainty == nil }

  private mutating func becomeUncertain(behind line: Int) {
    uncertainty = Uncertainty(line: line + 1, passed: source.start(ofLine: line + 1))
  }

  mutating func hide(_ address: ByteRange) {
    if canHide { more.add(address) }
  }

  /// The same for an address in a cell: cells are read last, and again where blocks will change.
  mutating func hide(inCell address: ByteRange) {
    if more.tables.isEmpty, more.boxes.isEmpty { hide(address) }
  }

  /// Hides the box of a task that has no text on its line, so that what follows begins as in an empty item.
  /// - Returns: whether the text will be read again.
  mutating func hide(_ task: MarkdownNode.Task, at place: Int) -> Bool {
    guard mayHide else { return false }
    if uncertainty == nil {
      note(task, hiding: ByteRange(place, place + 3))
      becomeUncertain(behind: source.line(at: place))
    }
    return true
  }

  /// Notes the task whose box is hidden with the table behind it.
  mutating func noteHidden(_ task: MarkdownNode.Task, at place: Int) {
    if canHide { note(task, hiding: ByteRange(place, place)) }
  }

  private mutating func note(_ task: MarkdownNode.Task, hiding place: ByteRange) {
    guard let item = open.last?.node else { return }
    more.add(Masks.Box(item: tree.nodes[item].range.start, place: place, task: task))
  }

  /// Hides a table.
  /// - Parameter isLast: whether libcmark's block ends with the table: what follows is then as it will be.
  /// - Returns: whether the text will be read again.
  mutating func hide(
    _ text: TableText, _ containers: Containers, from headLine: Int, through lastLine: Int, head: Int, isLast: Bool
  ) -> Bool {
    guard mayHide else { return false }
    // The tree is thrown away in any case.
    guard uncertainty == nil else { return true }
    var isLazy = false
    var places: [ByteRange] = []
    for number in headLine...lastLine {
      let line = containers.strip(number)
      var start = line.indent < 4 ? line.content : line.offset
      if number == headLine {
        isLazy = !line.isWhole
        if isLazy { start = line.content }
        if source.line(at: head) == number { start = max(start, head) }
      }
      places.append(ByteRange(start, max(start + 1, source.end(ofLine: number))))
    }
    more.add(
      Masks.Table(text: text, headLine: headLine, lastLine: lastLine, isHeadLazy: isLazy, places: places))
    if !isLast { becomeUncertain(behind: lastLine) }
    return true
  }

  /// A block at the top that begins behind a blank line, not indented, closes everything but code and HTML.
  mutating func becomeCertain(at node: OpaquePointer) {
    guard var state = uncertainty else { return }
    let line = Int(cmark_node_get_start_line(node))
    let start = source.start(ofLine: line)
    guard line > state.line, start < source.end, !state.mayBeOpen else { return }
    let between = state.passed..<start
    state.mayBeOpen = [UInt8(ascii: "<"), UInt8(ascii: "`"), UInt8(ascii: "~")].contains {
      source.written.contains($0, in: between)
    }
    state.passed = start
    let isBehindBlank =
      Prefix.skip(source.bytes, source.start(ofLine: line - 1), start) == source.end(ofLine: line - 1)
    let begins = !source.bytes[start].isBlank && Prefix.marker(source.bytes, start, source.end) == start
    uncertainty = isBehindBlank && begins && !state.mayBeOpen ? nil : state
  }

  // MARK: what was hidden

  /// Adds the table that an empty heading is there for; false where it is a heading.
  mutating func addHidden(_ node: OpaquePointer) -> Bool {
    let line = Int(cmark_node_get_start_line(node))
    while hiddenTables < masks.tables.count, masks.tables[hiddenTables].lastLine < line - 1 { hiddenTables += 1 }
    guard hiddenTables < masks.tables.count else { return false }
    let table = masks.tables[hiddenTables]
    if line == table.firstHeading { emit(table.text) }
    return table.firstHeading <= line && line <= table.lastLine
  }

  /// The task whose hidden box begins an item.
  mutating func hiddenTask(ofItemAt start: Int) -> MarkdownNode.Task {
    while hiddenBoxes < masks.boxes.count, masks.boxes[hiddenBoxes].item < start { hiddenBoxes += 1 }
    let isHere = hiddenBoxes < masks.boxes.count && masks.boxes[hiddenBoxes].item == start
    return isHere ? masks.boxes[hiddenBoxes].task : .none
  }

  /// Whether a paragraph is the rows of a hidden table that libcmark had taken for its end.
  mutating func continuesTable(
    _ node: OpaquePointer, from firstLine: Int, through lastLine: Int, isUnderlined: Bool
  ) -> Bool {
    guard hiddenTables < masks.tables.count, masks.tables[hiddenTables].lastLine == firstLine - 1,
      let before = cmark_node_previous(node), Int(cmark_node_get_start_line(before)) == firstLine - 1
    else { return false }
    let table = masks.tables[hiddenTables]
    let containers = Containers(source, open: openContainers)
    var text = table.text
    let last = addRows(
      to: &text, containers, from: firstLine, through: lastLine, isUnderlined: isUnderlined)
    guard last >= firstLine else { return false }
    return hide(
      text, containers, from: table.headLine, through: last, head: table.places[0].start,
      isLast: last == lastLine && !isUnderlined)
  }

  /// Takes the head of a hidden table off the end of the paragraph that it continues.
  /// - Returns: where the paragraph then ends.
  mutating func dropLazyHead(paragraph: Int, through lastLine: Int) -> Int? {
    guard masks.lazyHeads.contains(lastLine),
      let head = tree.nodes.lastIndex(where: { $0.kind == .softBreak || $0.kind == .lineBreak }), head > paragraph
    else { return nil }
    tree.nodes.removeSubrange(head...)
    return source.trimmedEnd(source.end(ofLine: lastLine - 1), from: source.start)
  }
}

import Files
import Syntax
import Testing

@testable import Recognition
@testable import Scans
@testable import Wording

/// What holds for every document: shown on documents made of the ways in which people write values.
@Suite struct RecognitionPropertyTests {
  private static let seeds = Array(UInt64(1)...64)

  /// The other properties hold of nothing, too.
  @Test func mostOfWhatIsWrittenIsRecognisedWithAName() {
    var (written, read, values, named) = (0, 0, 0, 0)
    for seed in Self.seeds {
      var writer = GuideWriter(seed: seed)
      let document = Recognized.document(writer.guide())
      let found = Recognition.values(in: document)
      values += found.count
      named += found.count { $0.nameRange != nil }
      for node in document.nodes(of: [.paragraph, .tableCell]) {
        let range = document[node].range
        guard document.file.text(range).contains(where: \.isNumber) else { continue }
        written += 1
        read += found.contains { range.start <= $0.range.start && $0.range.end <= range.end } ? 1 : 0
      }
    }
    #expect(read * 10 > written * 4, "\(read) of \(written) paragraphs and cells with a figure")
    #expect(named * 10 > values * 5, "\(named) of \(values) values")
  }

  @Test(arguments: seeds)
  func whatIsAtTheRangeIsTheValue(_ seed: UInt64) {
    var writer = GuideWriter(seed: seed)
    let document = Recognized.document(writer.guide())
    for value in Recognition.values(in: document) {
      let source = document.file.text(value.range)
      let plain = Array(source.filter(isNoMark).utf8)
      switch value.value {
      case .color(let color):
        let again = Recognized.document("- X: " + String(decoding: plain, as: UTF8.self))
        #expect(Recognition.values(in: again).first?.color == color, "\(source)")
      case .quantity(let quantity):
        let again = Lexeme.split(plain).first?.quantity
        #expect(again?.low == quantity.low && again?.high == quantity.high, "\(source)")
      case .easing(let curve):
        let again = Recognized.document("# Easing\n- X: " + String(decoding: plain, as: UTF8.self))
        guard case .easing(let other)? = Recognition.values(in: again).first?.value else {
          Issue.record("\(source) is not a curve")
          continue
        }
        #expect(other == curve)
      case .themed(let colors):
        for themed in colors {
          let own = document.file.text(themed.range)
          // Digits alone are a colour below a heading for colours.
          let again = Recognition.values(in: Recognized.document("# Colors\n- X: " + own))
          #expect(again.first?.color == themed.color, "\(own)")
        }
      case .shadow, .gradient, .spring, .type, .families:
        #expect(value.range.count > 0)
      }
    }
  }

  @Test(arguments: seeds)
  func whatIsAtTheRangeOfANameIsTheName(_ seed: UInt64) {
    var writer = GuideWriter(seed: seed)
    let document = Recognized.document(writer.guide())
    for value in Recognition.values(in: document) {
      guard let range = value.nameRange else { continue }
      let written = document.file.text(range).replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }
      let source = written.replacing(/\]\([^)]*\)/, with: "").replacing(/\[([^\]]*)$/) { $0.1 }.filter(isNoMark)
      let plain = Trimming.text(Recognized.document(source).plainBytes(of: 0))
      #expect(plain == value.name.filter(isNoMark), "\(source), \(value.name)")
    }
  }

  /// A name may begin within a code span or a link and end behind it, or begin before a link and end within it.
  private func isNoMark(_ character: Character) -> Bool { character != "*" && character != "`" }

  @Test(arguments: seeds)
  func lineEndingsChangeNothing(_ seed: UInt64) {
    var writer = GuideWriter(seed: seed)
    let text = writer.guide()
    let windows = text.replacing("\n", with: "\r\n")
    #expect(Recognized.lines(text) == Recognized.lines(windows))
    let (one, other) = (Recognized.document(text), Recognized.document(windows))
    #expect(
      Recognition.values(in: one).map { one.file.text($0.range) }
        == Recognition.values(in: other).map { other.file.text($0.range).replacing("\r\n", with: "\n") })
  }

  @Test(arguments: seeds)
  func noGateRefusesWhatTheScanFinds(_ seed: UInt64) {
    var writer = GuideWriter(seed: seed)
    let document = Recognized.document(writer.guide())
    for node in document.nodes(of: [.paragraph, .tableCell]) {
      let source = document.file[document[node].range]
      var text = TextScan(in: document)
      text.read(node)
      let around = Surroundings(in: document)
      let colors = ColorScan(text)
      let layers = LayerScan.find(in: colors).layers
      let numbers = NumberScan.values(text, around)
      let isFound = !colors.found.isEmpty || !layers.isEmpty || !numbers.isEmpty || text.families(around) != nil
      #expect(!isFound || Gate.mayHoldValue(source, speaksUIKit: false), "\(String(decoding: source, as: UTF8.self))")
      let isInProse = !colors.found.isEmpty || !layers.isEmpty || text.hasQuantity
      #expect(!isInProse || Gate.mayHoldProseValue(source), "\(String(decoding: source, as: UTF8.self))")
      #expect(!isInProse || Gate.mayHoldCellValue(source), "\(String(decoding: source, as: UTF8.self))")
    }
  }

  @Test(arguments: seeds)
  func brokenTextNeverTraps(_ seed: UInt64) {
    var writer = GuideWriter(seed: seed)
    var bytes = Array(writer.guide().utf8)
    for _ in 0..<20 {
      writer.mutate(&bytes)
      let document = Recognized.document(String(decoding: bytes, as: UTF8.self))
      for value in Recognition.values(in: document) {
        #expect(value.range.end <= document.file.bytes.count)
        #expect((value.nameRange?.end ?? 0) <= document.file.bytes.count)
        #expect(document[value.block].range.start <= value.range.start)
      }
    }
  }
}

extension MarkdownDocument {
  fileprivate func nodes(of kinds: [MarkdownNode.Kind]) -> [Int] {
    (0..<Int(children(of: 0).reduce(0) { max($0, subtreeEnd(of: $1)) })).filter { kinds.contains(self[$0].kind) }
  }

  private func subtreeEnd(of node: Int) -> Int {
    children(of: node).reduce(node + 1) { max($0, subtreeEnd(of: $1)) }
  }
}

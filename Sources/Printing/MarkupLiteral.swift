/// Markup as a literal with values in it: what is written stands as it is, text put into it is escaped.
package struct MarkupLiteral: ExpressibleByStringInterpolation {
  /// A literal is printed once and let go: all its pieces are put into one memory, which nobody else has meanwhile.
  fileprivate final class Memory {
    @exclusivity(unchecked) var bytes: ByteBuffer

    init(reserving capacity: Int) { bytes = ByteBuffer(reserving: capacity) }
  }

  private let memory: Memory

  package init(stringLiteral markup: StaticString) {
    memory = Memory(reserving: markup.utf8CodeUnitCount)
    memory.bytes.put(markup)
  }

  package init(stringInterpolation: StringInterpolation) { memory = stringInterpolation.memory }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate let memory: Memory

    package init(literalCapacity: Int, interpolationCount: Int) {
      memory = Memory(reserving: literalCapacity + interpolationCount * 8)
    }

    package mutating func appendLiteral(_ markup: StaticString) { memory.bytes.put(markup) }

    package mutating func appendInterpolation(_ text: String) { memory.bytes.put(text: text) }

    /// With at most two decimals, as lengths in drawings have them.
    package mutating func appendInterpolation(_ number: Double) { memory.bytes.put(number, places: 2) }

    package mutating func appendInterpolation(_ number: Int) { appendInterpolation(Double(number)) }
  }

  fileprivate func print(into out: inout ByteBuffer) { out.put(memory.bytes, 0..<memory.bytes.count) }
}

extension ByteBuffer {
  /// Puts markup with values in it: `out.put(markup: "<b title=\"\(title)\">")`.
  package mutating func put(markup: MarkupLiteral) { markup.print(into: &self) }
}

import Printing
import Testing

struct PackedTests {
  @Test(arguments: [0, 1, -1, 63, 64, -64, -65, 300, 1 << 40, Int.max, Int.min])
  func readsTheNumberThatWasWritten(number: Int) throws {
    var out = PackedWriter()
    out.put(number)
    var reader = PackedReader(out.bytes[...])
    #expect(try reader.int() == number)
    #expect(reader.isAtEnd)
  }

  @Test func readsWhatWasWrittenInItsOrder() throws {
    var out = PackedWriter()
    out.put("häuser")
    out.put(0.1)
    out.put(-0.0)
    out.put(true)
    out.put(String?.none)
    out.put("")
    out.put(each: ["a", "", "c"])
    out.put(Double?.some(2))
    [0xFF, 0].withUnsafeBufferPointer { out.put($0) }
    var reader = PackedReader(out.bytes[...])
    #expect(try reader.string() == "häuser")
    #expect(try reader.double() == 0.1)
    #expect(try reader.double().sign == .minus)
    #expect(try reader.bool())
    #expect(try reader.optionalString() == nil)
    #expect(try reader.string().isEmpty)
    #expect(try reader.strings() == ["a", "", "c"])
    #expect(try reader.optionalDouble() == 2)
    #expect(try reader.part() == [0xFF, 0])
    #expect(reader.isAtEnd)
  }

  @Test func readsNothingThatIsNotThere() {
    var out = PackedWriter()
    out.put(each: ["one", "two"])
    for count in 0..<out.bytes.count {
      var reader = PackedReader(out.bytes.prefix(count))
      #expect(throws: PackedFault.self) { try reader.strings() }
    }
    for bytes in [[0xFF, 0xFF, 0xFF], [UInt8](repeating: 0x80, count: 20), [0xFE, 0xFF, 0xFF, 0xFF, 0x0F], [1]] {
      var reader = PackedReader(bytes[...])
      #expect(throws: PackedFault.self) { try reader.string() }
    }
  }
}

import Pipeline
import TestSupport
import Testing

struct DigestTests {
  @Test func differsForEveryChangeOfAByteALengthAndAPlace() {
    var seen: Set<Digest> = []
    var count = 0
    for length in 0..<70 {
      let zeros = [UInt8](repeating: 0, count: length)
      seen.insert(Digest(zeros))
      count += 1
      for place in 0..<length {
        for bit in [0, 7] {
          var bytes = zeros
          bytes[place] = 1 << bit
          seen.insert(Digest(bytes))
          count += 1
        }
      }
    }
    #expect(seen.count == count)
  }

  @Test func keepsPartsApart() {
    func digest(_ parts: [String]) -> Digest {
      var digest = Digest()
      for part in parts { digest.combine(part) }
      return digest
    }
    #expect(digest(["ab", "c"]) != digest(["a", "bc"]))
    #expect(digest(["a", "b"]) != digest(["b", "a"]))
    #expect(digest(["a"]) != digest(["a", ""]))
  }

  @Test func readsWhatItWrites() {
    let digest = Digest(Array("some bytes".utf8))
    #expect(Digest(digest.text) == digest && digest.text.count == 32)
    for text in ["", "-", String(repeating: "g", count: 32), String(digest.text.dropLast())] {
      #expect(Digest(text) == nil)
    }
  }
}

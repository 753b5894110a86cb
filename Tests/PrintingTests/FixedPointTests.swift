import Printing
import Testing

struct FixedPointTests {
  @Test(arguments: [
    (2.5, 2, "2.50"), (2.0, 0, "2"), (0.125, 2, "0.13"), (0.5, 0, "1"), (-0.5, 0, "-1"), (-2.345, 1, "-2.3"),
    (0.05, 1, "0.1"), (0.004, 2, "0.00"), (99.995, 1, "100.0"), (1e-9, 3, "0.000"), (1234567.891, 2, "1234567.89"),
  ])
  func printsExactlyThePlacesAskedForRoundingHalvesAwayFromZero(number: Double, places: Int, text: String) {
    #expect(number.fixed(places) == text)
  }

  @Test(arguments: [
    (2.5, 3, "2.5"), (3.0, 3, "3"), (0.1 + 0.2, 6, "0.3"), (100, 0, "100"), (100, 2, "100"), (-1.10, 2, "-1.1"),
    (0.0004, 3, "0"), (0.0005, 3, "0.001"),
  ])
  func leavesZerosAtTheEndOutWhenTrimmed(number: Double, places: Int, text: String) {
    #expect(number.trimmed(places) == text)
  }

  @Test(arguments: [
    (0.03125, "0.03125"), (0.34375, "0.34375"), (16, "16"), (0.1 + 0.2, "0.3"), (32.0 / 3, "10.6667"),
  ])
  func printsTheDigitsThatASourceWrites(number: Double, text: String) {
    #expect(number.asWritten == text)
  }

  @Test(arguments: [-0.0, -0.001, -0.0049, -Double.leastNonzeroMagnitude])
  func neverPrintsAMinusBeforeZero(number: Double) {
    #expect(number.fixed(2) == "0.00")
    #expect(number.trimmed(2) == "0")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .signalingNaN])
  func printsADashForWhatIsNoFiniteNumber(number: Double) {
    #expect(number.fixed(2) == "–")
    #expect(number.trimmed(0) == "–")
  }

  @Test(arguments: [
    (1e10, 6, "10000000000", "10000000000.000000"), (1e13, 3, "10000000000000", "10000000000000.000"),
    (-12_345_678_901_234.5, 4, "-12345678901234.5", "-12345678901234.5000"),
    (9_007_199_254_740_992, 2, "9007199254740992", "9007199254740992.00"),
    (0x1p62, 1, "4611686018427387904", "4611686018427387904.0"), (1e300, 2, "1e+300", "1e+300"),
    (1, 400, "1", "1." + String(repeating: "0", count: 400)),
  ])
  func keepsToThePlacesWhereANumberIsTooLargeForThem(number: Double, places: Int, trimmed: String, fixed: String) {
    #expect(number.trimmed(places) == trimmed)
    #expect(number.fixed(places) == fixed)
  }

  @Test(arguments: [0, -0.004, 2.5, -1234.567, 99.995, 1e-9, 1e10, 9_007_199_254_740_992, -1e300, .nan, .infinity])
  func putsTheSameBytesAsItWrites(number: Double) {
    for places in [0, 1, 2, 6] {
      var out = ByteBuffer(reserving: 0)
      out.put(number, places: places)
      #expect(String(decoding: out.bytes, as: UTF8.self) == number.trimmed(places))
    }
  }
}

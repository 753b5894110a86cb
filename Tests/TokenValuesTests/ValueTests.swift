import Testing
import TokenValues

/// Lengths, times and weights as CSS has them.
@Suite struct ValueTests {
  @Test func valuesWriteThemselvesAsCSS() {
    #expect(Dimension(1.5, .rem).css == "1.5rem")
    #expect(Dimension(4, .dp).css == "4px")
    #expect(Dimension(2, .rem).pixels == 32)
    #expect(TimeSpan(0.2, .s).milliseconds == 200)
    #expect(FontWeight(keyword: "demi-bold")?.value == 600)
    #expect(FontWeight(keyword: "Bold") == nil)
  }
}

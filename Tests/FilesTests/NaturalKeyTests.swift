import Files
import Testing

struct NaturalKeyTests {
  @Test(arguments: [
    ["page-1", "page-2", "page-10", "page-100"], ["Area 2", "area 3", "Area 10"], ["1.2", "1.2.1", "1.10", "2"],
    ["a", "A b", "a c", "B"], ["2", "10", "Ten", "zwölf"], ["x", "x1", "x1a", "xa"], ["!", "0", ":", "a"],
    ["9", "18446744073709551616", "18446744073709551617"], ["A", "a"], ["01", "1", "02", "2"],
  ])
  func sortsAsPeopleRead(names: [String]) {
    for order in [names, names.reversed(), Array(names.dropFirst() + names.prefix(1))] {
      #expect(order.sorted { NaturalKey($0) < NaturalKey($1) } == names)
    }
  }
}

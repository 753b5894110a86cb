#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Searches bytes for a byte or a short text.
package enum ByteSearch {
  package static func contains(_ byte: UInt8, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    count > 0 && memchr(bytes, Int32(byte), count) != nil
  }

  /// The position of the first such byte.
  package static func first(_ byte: UInt8, in bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    guard count > 0, let found = memchr(bytes, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(bytes)
  }

  package static func first(_ text: StaticString, in bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    first(text.utf8Start, text.utf8CodeUnitCount, in: bytes, count)
  }

  /// The position of the first occurrence of a text, compared wherever its first byte occurs; fast for lines and words.
  package static func first(
    _ text: UnsafePointer<UInt8>, _ length: Int, in bytes: UnsafePointer<UInt8>, _ count: Int
  ) -> Int? {
    var at = 0
    while at + length <= count, let found = memchr(bytes + at, Int32(text[0]), count - at - length + 1) {
      at = UnsafeRawPointer(found) - UnsafeRawPointer(bytes)
      if memcmp(bytes + at, text, length) == 0 { return at }
      at += 1
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The position of the first occurrence of some bytes; nil if there is none or they are empty.
  package func firstPlace(of wanted: ArraySlice<UInt8>) -> Range<Int>? {
    withUnsafeBufferPointer { bytes in
      wanted.withUnsafeBufferPointer { wanted in
        guard let base = bytes.baseAddress, let text = wanted.baseAddress, wanted.count > 0,
          let place = ByteSearch.first(text, wanted.count, in: base, bytes.count)
        else { return nil }
        return startIndex + place..<startIndex + place + wanted.count
      }
    }
  }
  /// The position of the first occurrence of a text; nil if there is none or it is empty.
  package func firstPlace(of wanted: StaticString) -> Range<Int>? {
    withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress, wanted.utf8CodeUnitCount > 0,
        let place = ByteSearch.first(wanted, in: base, bytes.count)
      else { return nil }
      return startIndex + place..<startIndex + place + wanted.utf8CodeUnitCount
    }
  }
}

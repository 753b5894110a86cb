#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Whether bytes hold a byte or a short text.
enum ByteSearch {
  static func contains(_ byte: UInt8, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    count > 0 && memchr(bytes, Int32(byte), count) != nil
  }

  /// How often a byte occurs.
  static func count(_ byte: UInt8, _ bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return 0 }
      var count = 0
      var at = 0
      while at < bytes.count, let found = memchr(base + at, Int32(byte), bytes.count - at) {
        at = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
        count += 1
      }
      return count
    }
  }

  static func contains(_ text: StaticString, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    first(text, in: bytes, count) != nil
  }

  static func first(_ text: StaticString, in bytes: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    first(text.utf8Start, text.utf8CodeUnitCount, in: bytes, count)
  }

  /// Where a text stands first.
  static func first(
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

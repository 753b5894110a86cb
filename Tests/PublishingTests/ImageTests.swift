import TestSupport
import Testing

struct ImageTests {
  @Test func aSystemIsDrawnInItsColours() async throws {
    let site = await PublishedSite(publishedGuide, baseURL: "https://example.org/")
    let png = try site.bytes("one/social.png")
    #expect(png.count < 16_000)
    #expect(Array(png[16..<24]) == [0, 0, 4, 176, 0, 0, 2, 118])
    // Read by somebody else's decoder: the size and pixels of the fields, of the name and of the row.
    let script = """
      import struct, sys, zlib
      data = sys.stdin.buffer.read()
      parts, at = {}, 8
      while at < len(data):
          size, name = struct.unpack('>I4s', data[at:at + 8])
          body = data[at + 8:at + 8 + size]
          assert zlib.crc32(name + body) == struct.unpack('>I', data[at + 8 + size:at + 12 + size])[0], name
          parts[name] = body
          at += 12 + size
      pixels = zlib.decompress(parts[b'IDAT'])
      assert len(pixels) == 630 * 1201, len(pixels)
      def at(x, y):
          n = pixels[y * 1201 + 1 + x]
          return parts[b'PLTE'][3 * n:3 * n + 3].hex()
      print(at(0, 0), at(719, 353), at(720, 0), at(1199, 629))
      band = [at(x, y) for y in range(354, 512) for x in range(1200)]
      print(len(set(band)), band.count('ffffff') > 120000, band.count('171717') > 3000)
      """
    let answer = try await ChildProcess("python3", ["-c", script]).run(input: Array(png)).output
    #expect(answer == "0066cc 0066cc ffffff ffffff\n9 True True\n")
  }
}

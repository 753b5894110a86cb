import Foundation

/// What the driver or the page said went wrong.
package struct WebDriverFault: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// The W3C WebDriver protocol, as much of it as the tests speak.
///
/// Source: https://www.w3.org/TR/webdriver2/
struct WebDriver: Sendable {
  let port: Int

  /// Sends a command and gives the value of its answer.
  func send(_ method: String, _ path: String, _ body: JSON? = nil) async throws -> JSON {
    let data = try body.map { try JSONEncoder().encode($0) }
    let response = try await LoopbackHTTP.request(method, path, body: data, port: port)
    let answer = try JSONDecoder().decode(JSON.self, from: response.body)["value"] ?? .null
    guard response.status == 200 else {
      throw WebDriverFault("\(path): \(answer["error"]?.string ?? ""): \(answer["message"]?.string ?? "")")
    }
    return answer
  }
}

import Motion
import Printing

/// The description of a spring.
struct SpringAnswer: Answer {
  private struct Worked {
    let resolved: ResolvedSpring
    let times: [Double]?

    var spring: Spring { resolved.spring }
  }

  private let input: String
  private let result: Result<Worked, SpringQuery.Fault>

  init(_ line: String) {
    input = line
    result = Result { () throws(SpringQuery.Fault) in
      let query = try SpringQuery(line)
      switch query.parameters.resolved(by: query.engine) {
      case .success(let resolved): return Worked(resolved: resolved, times: query.times)
      case .failure(let error): throw SpringQuery.Fault(message: "\(error.message); \(error.fix)")
      }
    }
  }

  var isValid: Bool { result.isSuccess }

  var json: String {
    var json = JSONWriter()
    json.object { json in
      switch result {
      case .failure(let fault):
        json.member("input", input)
        json.member("valid", false)
        json.member("error", fault.message)
      case .success(let worked): write(worked, &json)
      }
    }
    return json.text
  }

  private func write(_ worked: Worked, _ json: inout JSONWriter) {
    let spring = worked.spring
    let linear = spring.linearEasing()
    json.member("valid", true)
    json.member("stiffness", spring.stiffness, places: 9)
    json.member("damping", spring.damping, places: 9)
    json.member("mass", spring.mass, places: 9)
    json.member("velocity", spring.velocity, places: 9)
    json.member("dampingRatio", spring.dampingRatio, places: 9)
    json.member("angularFrequency", spring.angularFrequency, places: 9)
    json.member("overshoot", spring.overshoot, places: 9)
    json.member("overshootTime", spring.overshootTime, places: 9)
    json.member("settleTime", spring.settleTime, places: 9)
    json.object("equivalents") { json in
      for equivalent in spring.equivalents(css: linear) { json.member(equivalent.platform, equivalent.code) }
    }
    json.member("linear", linear?.css)
    json.member("linearError", linear?.maximumError, places: 9)
    if let times = worked.times {
      json.array("values") { json in for time in times { json.number(spring.value(at: time), places: 10) } }
    }
  }

  func text(color: Bool) -> String {
    switch result {
    case .failure(let fault): return "\(input)\n  error: \(fault.message)"
    case .success(let worked): return text(of: worked)
    }
  }

  private func text(of worked: Worked) -> String {
    let spring = worked.spring
    let end = spring.settleTime ?? 2
    let linear = spring.linearEasing()
    let overshoot =
      spring.overshootTime.map { "\((spring.overshoot * 100).fixed(1)) % at \(($0 * 1000).fixed(0)) ms" } ?? "none"
    let settled = spring.settleTime.map { "\(($0 * 1000).fixed(0)) ms, then within 0.001" } ?? "never"
    var lines = [
      TerminalPlot.curve(from: 0, to: end) { spring.value(at: $0) },
      "  stiffness \(spring.stiffness.trimmed(3)), damping \(spring.damping.trimmed(3)), mass \(spring.mass.trimmed(3))",
      "  ratio \(spring.dampingRatio.fixed(3)), \(spring.angularFrequency.fixed(2)) rad/s",
      "  overshoot \(overshoot)", "  settles   \(settled)",
    ]
    lines += worked.resolved.fromDefaults.map { "  left out: \($0)" }
    let equivalents = spring.equivalents(css: linear)
    let width = equivalents.map(\.platform.count).max() ?? 0
    for equivalent in equivalents {
      let name = equivalent.platform + String(repeating: " ", count: width - equivalent.platform.count)
      lines.append("  \(name)  \(equivalent.code)")
    }
    if let linear { lines.append("  linear() is within \(linear.maximumError.fixed(4))") }
    if let times = worked.times {
      lines += times.map { "  x(\($0.trimmed(4)) s) = \(spring.value(at: $0).fixed(6))" }
    }
    return lines.joined(separator: "\n")
  }
}

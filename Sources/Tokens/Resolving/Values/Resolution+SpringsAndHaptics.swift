import Diagnostics
import Files
import Motion
import Syntax
import TokenValues

/// Springs and haptics, two types that the standard lacks.
extension Resolution {
  mutating func springLiteral(_ json: JSONValue) -> SpringParameters? {
    let names = SpringParameter.allCases.map(\.rawValue)
    let fix =
      "write stiffness with damping or dampingRatio, response with dampingFraction, duration with bounce, or tension "
      + "with friction"
    guard let object = fields(json, of: "a spring", required: [], optional: names, fix: fix) else { return nil }
    var spring = SpringParameters()
    var isWhole = true
    for parameter in SpringParameter.allCases where object[parameter.rawValue] != nil {
      spring[parameter] = member(object, parameter.rawValue) { $0.springPart($1, parameter) }
      if spring[parameter] == nil { isWhole = false }
    }
    guard isWhole else { return nil }
    if spring.given.allSatisfy({ $0 == .velocity }), !json.isUnreadable {
      reading.report(
        .missingKey, "the spring has no stiffness, response, duration or tension", json.range, fix: Fix(fix))
      return nil
    }
    if let error = fault(spring) {
      reading.report(.invalidValue, "this is not a spring: \(error.message)", json.range, fix: Fix(error.fix))
      return nil
    }
    return spring
  }

  /// The error in the parameters that no engine's defaults can fix; nil if there is none.
  private func fault(_ spring: SpringParameters) -> SpringError? {
    for engine in SpringEngine.allCases {
      switch spring.resolved(by: engine) {
      case .success: return nil
      case .failure(.missing): continue
      case .failure(let error): return error
      }
    }
    return nil
  }

  private mutating func springPart(_ json: JSONValue, _ parameter: SpringParameter) -> Double? {
    guard parameter == .duration || parameter == .response, json.object?["unit"] != nil else { return number(json) }
    return durationLiteral(json).map { $0.milliseconds / 1000 }
  }

  mutating func hapticLiteral(_ json: JSONValue) -> Haptic? {
    guard let object = json.object, !object.members.isEmpty else {
      reportInvalid(json, "a haptic", fix: #"write {"ios": "impact.medium", "android": "EFFECT_CLICK"}"#)
      return nil
    }
    var patterns: [Haptic.Pattern] = []
    for entry in object.members {
      guard let word = entry.value.string else {
        reportInvalid(entry.value, "a platform’s word for a haptic", fix: "write it as a string")
        continue
      }
      patterns.append(Haptic.Pattern(platform: entry.name, pattern: word))
      checkHaptic(entry, word)
    }
    return patterns.count == object.members.count ? Haptic(patterns) : nil
  }

  private mutating func checkHaptic(_ entry: JSONObject.Member, _ word: String) {
    guard let words = Haptic.vocabulary(of: entry.name) else {
      reading.report(
        .unknownHaptic, "\"\(entry.name.prefix(40))\" is not a platform whose haptics are known", entry.nameRange,
        why: "only the haptics of ios and android can be checked",
        fix: Suggestion.nearest(to: entry.name.lowercased(), in: ["ios", "android"]).map { "did you mean \"\($0)\"?" })
      return
    }
    guard !words.contains(word) else { return }
    reading.report(
      .unknownHaptic, "\"\(word.prefix(40))\" is not a haptic of \(entry.name)", entry.value.range,
      why: "the platform would play nothing",
      fix: Suggestion.nearest(to: word, in: words).map { "did you mean \"\($0)\"?" }
        ?? "use one of \(words.joined(separator: ", "))")
  }
}

import Syntax
import TokenValues

/// Lists and values of several parts.
extension ForeignTokens {
  mutating func array(
    _ list: [JSONValue], _ value: JSONValue, _ kind: DesignKind, _ name: String
  ) -> JSONValue? {
    switch kind {
    case .shadow:
      let layers = list.compactMap { layer in
        if let text = layer.string, DesignReading.isReference(text) { return values.part(layer, .shadow) }
        return layer.object.flatMap { object in shadow(object.withoutPartTypes, value) }
      }
      return layers.count == list.count && !layers.isEmpty
        ? reading.token(.shadow, value.with(.array(layers))) : nil
    case .gradient: return reading.token(.gradient, value.with(.array(stops(list))))
    case .easing, .motion:
      return list.count == 4 && list.allSatisfy { $0.number != nil } ? reading.token(.cubicBezier, value) : nil
    case .fontFamily, .typography, .any:
      return !list.isEmpty && list.allSatisfy { $0.string != nil } ? reading.token(.fontFamily, value) : nil
    case .color, .fontWeight, .lineHeight, .length, .duration, .border, .opacity, .number, .component: return nil
    }
  }

  /// Colours alone as stops at equal distances, as CSS spreads them; anything else as it is.
  private func stops(_ list: [JSONValue]) -> [JSONValue] {
    guard list.count > 1, list.allSatisfy({ $0.string != nil }) else { return list }
    return list.enumerated().map { index, color in
      let position = JSONValue.Kind.number(Double(index) / Double(list.count - 1))
      return color.with(
        .object(
          JSONObject([
            JSONObject.Member(name: "color", nameRange: color.range, value: values.part(color, .color)),
            JSONObject.Member(name: "position", nameRange: color.range, value: color.with(position)),
          ])))
    }
  }

  mutating func composite(
    _ object: JSONObject, _ value: JSONValue, _ kind: DesignKind, _ name: String
  ) -> JSONValue? {
    // Colours, lengths and times in the form of the standard.
    if object["colorSpace"] != nil { return reading.token(.color, value) }
    if let unit = object["unit"]?.string, object["value"] != nil {
      return reading.token(TimeSpan.Unit(rawValue: unit) == nil ? .dimension : .duration, value)
    }
    let referring = object.members.map { member in
      JSONObject.Member(name: member.name, nameRange: member.nameRange, value: values.part(member.value, kind))
    }
    if let pair = reading.pair(JSONObject(referring), value) { return pair }
    switch kind {
    case .shadow: return shadow(object, value).map { reading.token(.shadow, $0) }
    case .border:
      var parts = values.parts(object, ["width": .length, "color": .color, "style": .any])
      // A stroke of Figma is a line without gaps, unless it has a pattern.
      if object["style"] == nil, object["dashPattern"]?.array?.isEmpty ?? (object["strokeCap"] != nil) {
        let style = JSONObject.Member(name: "style", nameRange: value.range, value: value.with(.string("solid")))
        parts = JSONObject(parts.members + [style])
      }
      guard parts.members.count == 3 else { return nil }
      return reading.token(.border, value.with(.object(parts)))
    case .motion:
      if object["duration"] != nil, object["timingFunction"] ?? object["easing"] != nil {
        return reading.token(.transition, value.with(.object(values.transition(object, value))))
      }
      return reading.composite(object, value, kind)
    case .typography, .fontFamily, .any:
      return reading.composite(values.typography(object), value, .typography)
    case .gradient: return gradient(object, value)
    case .length: return sides(object, value)
    case .color, .fontWeight, .lineHeight, .duration, .easing, .opacity, .number, .component: return nil
    }
  }

  /// A gradient with its course: `{"type": "linear", "angle": "90deg", "stops": […]}`.
  private func gradient(_ object: JSONObject, _ value: JSONValue) -> JSONValue? {
    guard let list = object["stops"]?.array, list.count > 1 else { return nil }
    var stops: [JSONValue] = []
    for stop in list {
      guard let written = stop.object, let color = written["color"], let place = written["position"],
        let quantity = place.number.map({ (value: $0, unit: "") })
          ?? place.string.flatMap(WrittenQuantity.init).map({ (value: $0.value, unit: $0.unit) }),
        ["", "%"].contains(quantity.unit)
      else { return nil }
      let position = quantity.unit == "%" ? quantity.value / 100 : quantity.value
      stops.append(
        stop.with(
          .object(
            JSONObject([
              JSONObject.Member(name: "color", nameRange: color.range, value: values.part(color, .color)),
              JSONObject.Member(name: "position", nameRange: place.range, value: place.with(.number(position))),
            ]))))
    }
    let type = (object["type"] ?? object["gradientType"])?.string ?? "linear"
    let turn = object["angle"] ?? object["rotation"]
    let degrees =
      turn?.number ?? turn?.string.flatMap(WrittenQuantity.init).flatMap { $0.unit == "deg" ? $0.value : nil }
    var course: JSONObject.Member?
    if type == "radial" {
      course = JSONObject.Member(name: "specimen.shape", nameRange: value.range, value: value.with(.string("radial")))
    } else if type == "linear", let degrees {
      course = JSONObject.Member(name: "specimen.angle", nameRange: value.range, value: value.with(.number(degrees)))
    }
    return reading.token(.gradient, value.with(.array(stops)), extensions: course.map { JSONObject([$0]) })
  }

  /// Lengths of the sides: one length where all are the same, else one for each.
  private func sides(_ object: JSONObject, _ value: JSONValue) -> JSONValue? {
    let names = ["top", "right", "bottom", "left"]
    guard !object.members.isEmpty, object.members.allSatisfy({ names.contains($0.name) && $0.value.number != nil })
    else { return nil }
    let lengths = object.members.map { values.scalar($0.value, .length) }
    if object.members.count == names.count, Set(lengths.map(\.string)).count == 1 {
      return reading.token(.dimension, lengths[0])
    }
    return value.with(
      .object(
        JSONObject(
          zip(object.members, lengths).map { member, length in
            JSONObject.Member(
              name: member.name, nameRange: member.nameRange, value: reading.token(.dimension, length))
          })))
  }

  /// One layer of a shadow: its parts with units, and inset if it is an inner one.
  private mutating func shadow(_ object: JSONObject, _ value: JSONValue) -> JSONValue? {
    let plain = values.shadow(object)
    guard let made = reading.composite(plain, value, .shadow)?.object?["$value"] else { return nil }
    return made
  }
}

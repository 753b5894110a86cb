import Colorimetry
import Files
import Printing
import Scans
import Syntax
import Wording

extension DocumentWalk {
  /// Adds what was found in a text: each value under its name, or that of what it belongs to where its own says nothing.
  mutating func add(_ found: [RecognizedValue], in container: Int) {
    guard !found.isEmpty else { return }
    let theme = lineTheme ?? around.theme
    let above = around.nodes
    // What is said of examples or of the past is no part of the system: a colour there has its chip.
    let isAside = around.has(.avoided) || isBelowHistory
    let owner = found.contains { GenericName.matches($0.name) } ? around.owner : nil
    for var value in found where !isAside || value.kind == .color {
      if isAside { value.isMention = true }
      value.naming = naming(of: value)
      trimName(of: &value)
      if case .themed = value.value, ["light", "dark"].contains(value.name.lowercased()), let title = around.title {
        (value.name, value.nameRange, value.naming) = (title.text, title.range, .place)
      }
      if value.kind == .color, GenericName.isNotation(value.name), let title = around.title {
        // The same colour in another notation.
        if let last = values.last, last.container == container, last.kind == .color, last.name == title.text {
          continue
        }
        (value.name, value.nameRange, value.naming) = (title.text, title.range, .place)
      }
      // `className="text-5xl font-bold"`: what is above it is what it is for.
      if value.name == "className" || value.name == "class", let title = around.title {
        (value.name, value.nameRange, value.naming) = (title.text, title.range, .place)
      }
      if let owner, GenericName.matches(value.name), !value.name.hasPrefix(owner.text), !isVariable(value) {
        value.name = "\(owner.text), \(value.name)"
        value.nameRange = nil
        value.owner = owner.text
      }
      value.block = block
      value.isApart = isApart
      if value.kind == .type { givesType = true }
      value.container = container
      value.above = above
      if [.color, .shadow, .gradient].contains(value.kind) { value.theme = value.theme ?? theme }
      values.append(value)
    }
  }
}

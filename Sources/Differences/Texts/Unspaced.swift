/// Scripts whose words have no blanks between them: Chinese and Japanese, with their signs.
extension Character {
  /// Whether it is a letter or a sign of such a script, which may be at the end of a line without being followed by a
  /// blank.
  var isUnspaced: Bool {
    guard let first = unicodeScalars.first else { return false }
    return switch first.value {
    case 0x3001...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFF01...0xFF9F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

extension StringProtocol {
  /// Whether any of its characters may be of such a script; quick for a text of ASCII.
  var mayBeUnspaced: Bool { utf8.contains { $0 >= 0xE3 } }
}

extension String {
  /// Without blanks between letters of such a script, which are those of a line break.
  var withoutLooseBlanks: String {
    guard mayBeUnspaced else { return self }
    var text = ""
    var blanks = ""
    for character in self {
      if character == " " {
        blanks.append(character)
        continue
      }
      if text.last?.isUnspaced != true || !character.isUnspaced { text += blanks }
      blanks = ""
      text.append(character)
    }
    return text + blanks
  }

  /// With a blank wherever such a script meets another, so that figures are alone: `圆角8px，` as `圆角 8px ，`.
  var partedAtScripts: String {
    guard mayBeUnspaced else { return self }
    var parted = ""
    var last: Character = " "
    for character in self {
      if character.isUnspaced != last.isUnspaced, !last.isWhitespace, !character.isWhitespace { parted.append(" ") }
      parted.append(character)
      last = character
    }
    return parted
  }
}

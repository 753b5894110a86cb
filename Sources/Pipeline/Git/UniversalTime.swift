/// A moment as git gives it, written in universal time.
struct UniversalTime {
  /// Since 1970.
  let seconds: Int

  private var days: Int { (seconds >= 0 ? seconds : seconds - 86_399) / 86_400 }

  /// `2026-03-14`. *Source:* Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
  var day: String {
    let days = days + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let (day, month) = (dayOfYear - (153 * shifted + 2) / 5 + 1, shifted < 10 ? shifted + 3 : shifted - 9)
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return "\(year)-\(Self.padded(month))-\(Self.padded(day))"
  }

  /// `2026-03-14T09:26:53Z`.
  var moment: String {
    let second = seconds - days * 86_400
    return "\(day)T\(Self.padded(second / 3600)):\(Self.padded(second / 60 % 60)):\(Self.padded(second % 60))Z"
  }

  private static func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}

/// The root of a function between two points at which its sign differs, to the last bits of a Double.
///
/// Newton steps where they stay inside the bracket and shrink it well enough, otherwise bisection, so it always ends,
/// after at most 200 evaluations. Without a change of sign it returns the end with the smaller value.
func bracketedRoot(
  from low: Double, to high: Double, of function: (Double) -> (value: Double, slope: Double)
) -> Double {
  var left = low
  var right = high
  let first = function(left).value
  if first == 0 { return left }
  let risesFromLeft = first < 0
  var guess = left + (right - left) / 2
  var before = right - left
  for _ in 0..<200 {
    let (value, slope) = function(guess)
    if value == 0 { return guess }
    if (value < 0) == risesFromLeft { left = guess } else { right = guess }
    let step = value / slope
    let next = guess - step
    if next > left, next < right, step.magnitude < before / 2 {
      before = step.magnitude
      if next == guess { return guess }
      guess = next
    } else {
      let middle = left + (right - left) / 2
      if middle <= left || middle >= right { return middle }
      before = right - left
      guess = middle
    }
  }
  return guess
}

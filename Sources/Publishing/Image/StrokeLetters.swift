/// The letters of `StrokeText`: for each its width and the path of its stroke, with `M`, `L` and `Q` as in SVG.
///
/// In fourteenths of a capital, from the baseline up. Small letters are 10 high, and reach down to -4.
enum StrokeLetters {
  static let all: [Character: (width: Double, path: Substring)] = {
    let lines = table.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 2) }
    return Dictionary(
      lines.compactMap { line -> (Character, (width: Double, path: Substring))? in
        guard line.count == 3, let letter = line[0].first, let width = Double(line[1]) else { return nil }
        return (letter, (width, line[2]))
      }
    ) { first, _ in first }
  }()

  static let capital = 14.0

  private static let table = """
    A 10 M0 0L5 14L10 0M1.8 5L8.2 5
    B 9 M0 0L0 14L5 14Q8.5 14 8.5 10.75Q8.5 7.5 5 7.5L0 7.5M5 7.5Q9 7.5 9 3.75Q9 0 5 0L0 0
    C 10 M10 10.6Q9 14 5.2 14Q0 14 0 7Q0 0 5.2 0Q9 0 10 3.4
    D 10 M0 0L0 14L4 14Q10 14 10 7Q10 0 4 0L0 0
    E 8 M8 14L0 14L0 0L8 0M0 7.4L7 7.4
    F 8 M8 14L0 14L0 0M0 7L7 7
    G 10.5 M10 10.6Q9 14 5.3 14Q0 14 0 7Q0 0 5.3 0Q10.5 0 10.5 6.5L6 6.5
    H 10 M0 0L0 14M10 0L10 14M0 7.2L10 7.2
    I 0 M0 0L0 14
    J 7 M7 14L7 4Q7 0 3.5 0Q0 0 0 3.5
    K 9 M0 0L0 14M9 14L0 5.6M3.2 8.6L9 0
    L 7.5 M0 14L0 0L7.5 0
    M 12 M0 0L0 14L6 4L12 14L12 0
    N 10 M0 0L0 14L10 0L10 14
    O 11 M5.5 14Q0 14 0 7Q0 0 5.5 0Q11 0 11 7Q11 14 5.5 14
    P 9 M0 0L0 14L5 14Q9 14 9 10Q9 6 5 6L0 6
    Q 11 M5.5 14Q0 14 0 7Q0 0 5.5 0Q11 0 11 7Q11 14 5.5 14M7 4L11 -1
    R 9 M0 0L0 14L5 14Q9 14 9 10Q9 6 5 6L0 6M4.8 6L9 0
    S 9 M8.6 10.8Q8 14 4.5 14Q.5 14 .5 10.7Q.5 8 4.5 7.2Q9 6.3 9 3.4Q9 0 4.5 0Q.6 0 0 3.2
    T 10 M0 14L10 14M5 14L5 0
    U 10 M0 14L0 5Q0 0 5 0Q10 0 10 5L10 14
    V 10 M0 14L5 0L10 14
    W 14 M0 14L3.5 0L7 12L10.5 0L14 14
    X 10 M0 0L10 14M0 14L10 0
    Y 10 M0 14L5 7L10 14M5 7L5 0
    Z 9 M0 14L9 14L0 0L9 0
    a 8 M8 10L8 0M8 5Q8 10 4 10Q0 10 0 5Q0 0 4 0Q8 0 8 5
    b 8 M0 14L0 0M0 5Q0 10 4 10Q8 10 8 5Q8 0 4 0Q0 0 0 5
    c 7.5 M7.5 7.7Q6.8 10 4 10Q0 10 0 5Q0 0 4 0Q6.8 0 7.5 2.3
    d 8 M8 14L8 0M8 5Q8 10 4 10Q0 10 0 5Q0 0 4 0Q8 0 8 5
    e 8 M0 5.2L8 5.2Q8 10 4 10Q0 10 0 5Q0 0 4 0Q7 0 7.8 2.2
    f 5 M5 14Q2 14.4 2 11L2 0M0 10L5 10
    g 8 M8 10L8 -.5Q8 -4 4 -4Q1.2 -4 .5 -2.4M8 5Q8 10 4 10Q0 10 0 5Q0 0 4 0Q8 0 8 5
    h 7.5 M0 14L0 0M0 6Q0 10 4 10Q7.5 10 7.5 6L7.5 0
    i 0 M0 10L0 0M0 13.8L0 14
    j 2 M2 10L2 -1.5Q2 -4 0 -4M2 13.8L2 14
    k 7 M0 14L0 0M6.6 10L0 3.8M2.6 6.3L7 0
    l 0 M0 14L0 0
    m 12 M0 10L0 0M0 6Q0 10 3.2 10Q6 10 6 6L6 0M6 6Q6 10 9.2 10Q12 10 12 6L12 0
    n 7.5 M0 10L0 0M0 6Q0 10 4 10Q7.5 10 7.5 6L7.5 0
    o 8 M4 10Q0 10 0 5Q0 0 4 0Q8 0 8 5Q8 10 4 10
    p 8 M0 10L0 -4M0 5Q0 10 4 10Q8 10 8 5Q8 0 4 0Q0 0 0 5
    q 8 M8 10L8 -4M8 5Q8 10 4 10Q0 10 0 5Q0 0 4 0Q8 0 8 5
    r 4.5 M0 10L0 0M0 6Q0 10 4.5 10
    s 7 M6.6 7.8Q6.2 10 3.5 10Q.4 10 .4 7.6Q.4 5.6 3.5 5.1Q7 4.5 7 2.4Q7 0 3.5 0Q.5 0 0 2.2
    t 5 M2 13L2 3Q2 0 5 0M0 10L5 10
    u 7.5 M0 10L0 4Q0 0 3.5 0Q7.5 0 7.5 4M7.5 10L7.5 0
    v 8 M0 10L4 0L8 10
    w 12 M0 10L3 0L6 9L9 0L12 10
    x 7.5 M0 0L7.5 10M0 10L7.5 0
    y 8 M0 10L4 0M8 10L4 0L2.6 -3Q2 -4 .5 -4
    z 7 M0 10L7 10L0 0L7 0
    0 9 M4.5 14Q0 14 0 7Q0 0 4.5 0Q9 0 9 7Q9 14 4.5 14
    1 4 M0 11L4 14L4 0
    2 8 M0 10.5Q.3 14 4 14Q8 14 8 10.4Q8 8.4 6 6.2L0 0L8 0
    3 8 M0 11Q.6 14 4 14Q7.6 14 7.6 10.8Q7.6 7.5 4 7.5L3 7.5M4 7.5Q8 7.5 8 3.7Q8 0 4 0Q.4 0 0 3
    4 9 M7 0L7 14L0 4L9 4
    5 8 M7.4 14L1 14L.6 7.6Q1.8 9 4 9Q8 9 8 4.6Q8 0 4 0Q.6 0 0 2.8
    6 8 M7 14Q0 12 0 4.6Q0 0 4 0Q8 0 8 4.4Q8 8.6 4 8.6Q.6 8.6 0 4.6
    7 8 M0 14L8 14L3 0
    8 8 M4 14Q.5 14 .5 10.8Q.5 7.6 4 7.6Q7.5 7.6 7.5 10.8Q7.5 14 4 14M4 7.6Q0 7.6 0 3.8Q0 0 4 0Q8 0 8 3.8Q8 7.6 4 7.6
    9 8 M1 0Q8 2 8 9.4Q8 14 4 14Q0 14 0 9.6Q0 5.4 4 5.4Q7.4 5.4 8 9.4
    - 5 M0 5L5 5
    – 8 M0 5L8 5
    . 0 M0 0L0 .2
    , 1 M1 .2L0 -2.4
    ' 0 M0 14L0 11
    ’ 0 M0 14L0 11
    & 10.5 M10.5 0L2.6 9.6Q1.6 11 1.6 12Q1.6 14 4 14Q6.2 14 6.2 12Q6.2 10.4 4 8.8Q0 6.6 0 3.6Q0 0 4 0Q8.6 0 9.6 6
    / 6 M0 -1L6 15
    + 8 M0 6L8 6M4 10L4 2
    ( 3 M3 16Q0 12 0 6.5Q0 1 3 -3
    ) 3 M0 16Q3 12 3 6.5Q3 1 0 -3
    : 0 M0 0L0 .2M0 8L0 8.2
    ! 0 M0 14L0 4.5M0 0L0 .2
    _ 8 M0 -1L8 -1
    """
}

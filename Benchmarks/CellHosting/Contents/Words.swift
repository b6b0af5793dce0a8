import CellBench

/// Words for rows, in the scripts that the text table covers.
enum Words {
  static let names = ["Ada", "Grace", "Linus", "Margaret", "Barbara", "Dennis", "Юрий", "Алла", "花子", "太郎"]

  private static let words = [
    "a", "quick", "scroll", "shows", "every", "row", "once", "and", "never", "the", "same", "twice", "because", "cells",
    "are", "reused", "when", "they", "leave", "measurement", "needs", "patience", "список", "ячейка", "работает",
    "быстро", "表示", "再利用", "セル", "速い", "🙂", "🚀", "layout", "extraordinarily", "differentiated",
  ]

  private static let tagWords = ["swift", "linux", "layout", "cells", "reuse", "hosting", "numbers", "gates"]

  static func sentence(of count: Int, from random: inout SeededRandom) -> String {
    var sentence = ""
    for place in 0..<count {
      if place > 0 { sentence += " " }
      sentence += words[random.below(words.count)]
    }
    return sentence
  }

  /// `count` different tags.
  static func tags(_ count: Int, from random: inout SeededRandom) -> [String] {
    let first = random.below(tagWords.count)
    return (0..<count).map { "#" + tagWords[(first + $0) % tagWords.count] }
  }
}

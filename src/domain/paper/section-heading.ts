const digits = '〇一二三四五六七八九十'

/** A number from 1 to 99 as in "二十一、". */
function numeral(no: number): string {
  if (no <= 10) return digits.charAt(no)
  const [tens, ones] = [Math.floor(no / 10), no % 10]
  return `${tens > 1 ? digits.charAt(tens) : ''}十${ones > 0 ? digits.charAt(ones) : ''}`
}

/** "一、", "（二）", "第一部分", "III.", "B.", "1.", "Part 1". */
const numbered =
  /^\s*(?:第\s*[一二三四五六七八九十\dIVXⅠ-Ⅻ]+|[（(]?[一二三四五六七八九十]+\s*[、.．:：)）]|[（(]?(?:[IVX]+|[Ⅰ-Ⅻ]|[A-Z]|\d+)\s*[、.．:：)）]|(?:part|section)\b)/i

/** A section's heading as it is shown and printed: with its numeral, unless the teacher typed one. */
export const sectionHeading = (sectionText: string, sectionNo: number): string =>
  numbered.test(sectionText) ? sectionText : `${numeral(sectionNo)}、${sectionText}`

import { chineseNumeral } from '../values/chinese-numeral.ts'

/** "一、", "（二）", "第一部分", "III.", "B.", "1.", "Part 1". */
const numbered =
  /^\s*(?:第\s*[一二三四五六七八九十\dIVXⅠ-Ⅻ]+|[（(]?[一二三四五六七八九十]+\s*[、.．:：)）]|[（(]?(?:[IVX]+|[Ⅰ-Ⅻ]|[A-Z]|\d+)\s*[、.．:：)）]|(?:part|section)\s+(?:[IVX]+|[A-Z]|\d+)\b)/i

/** A section's heading as it is shown and printed: with its numeral, unless the teacher typed one. */
export const sectionHeading = (sectionText: string, sectionNo: number): string =>
  numbered.test(sectionText) ? sectionText : `${chineseNumeral(sectionNo)}、${sectionText}`

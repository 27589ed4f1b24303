import { chineseNumeral } from '../values/chinese-numeral.ts'

/** "一、", "（二）", "第一部分", "III.", "B.", "1.", "Part 1". */
const numbered =
  /^\s*(?:第\s*[一二三四五六七八九十\dIVXⅠ-Ⅻ]+|[（(]?[一二三四五六七八九十]+\s*[、.．:：)）]|[（(]?(?:[IVX]+|[Ⅰ-Ⅻ]|[A-Z]|\d+)\s*[、.．:：)）]|(?:part|section)\s+(?:[IVX]+|[A-Z]|\d+)\b)/i

/** A section's heading as it is shown and printed: with its numeral, unless the teacher typed one. */
export const sectionHeading = (sectionText: string, sectionNo: number): string =>
  numbered.test(sectionText) ? sectionText : `${chineseNumeral(sectionNo)}、${sectionText}`

/** "满分5分", "每小题 2.5 分", "（40分）", "共十分", "15 points"; but not "20分钟" or "3分之1". */
const points =
  /\d\s*(?:分(?![钟之数])|(?:points?|marks?)\b)|(?:共|满分|计|每小?题)\s*[一二两三四五六七八九十百]+\s*分(?![钟之数])/i

/** Whether a section's heading itself says what the section is worth, so that nothing is added to it. */
export const statesPoints = (sectionText: string): boolean => points.test(sectionText)

import { shortClassName } from '#domain/classes/short-class-name.ts'

/** Longest name in characters, including the extension. */
const longestName = 80

/**
 * The name of a class's workbook: 七(2)班-第五单元检测-成绩报告.xlsx. The names of class and assignment are untrusted texts: no
 * path, control or invisible character or leading dot gets through, and the ending always stays.
 */
export const reportFileName = (courseName: string, assignmentName: string, ending: string): string =>
  classFileName([courseName, assignmentName], `${ending}.xlsx`)

/** The same for any file about a class: its parts, beginning with the class's name, and an ending that always stays. */
export function classFileName([courseName = '', ...parts]: readonly string[], ending: string): string {
  const tail = `-${ending}`
  const head = [shortClassName(courseName), ...parts].map(cleaned).filter((part) => part !== '')
  return shortened(head.join('-'), longestName - tail.length) + tail
}

/** The name of a paper's file: its title, and an ending that always stays. */
export function paperFileName(title: string, extension: string): string {
  const tail = `.${extension}`
  return shortened(cleaned(title), longestName - tail.length) + tail
}

const cleaned = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replaceAll(/[\\/:*?"<>|]|\.{2,}/g, '_')
    .replaceAll(/^[.\s]+|\s+$/g, '')

/** At most `length` UTF-16 units, without splitting a character. */
function shortened(text: string, length: number): string {
  let short = ''
  for (const character of text) {
    if (short.length + character.length > length) break
    short += character
  }
  return short
}

/** Words in bold for emphasis become strong text; bold labels and headings are mere layout. */
import { linesOfPaper } from './paper-lines.ts'

/** Placeholders around bold words, until all runs of a paragraph are joined. */
export const strongMark = { begin: '\uE004', end: '\uE005' } as const

/** Words of a bold run; marks must not begin or end with a space, nor hold several lines. */
export const bold = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/^(\s*)(\S.*?)(\s*)$/s, `$1${strongMark.begin}$2${strongMark.end}$3`))
    .join('\n')

/** The text of a paragraph with `**` around the stressed words. */
export const withStrong = (text: string): string =>
  text
    .split('\n')
    .map((line) => strongLine(line.replaceAll(/\uE005(\s*)\uE004/g, '$1')))
    .join('\n')

const boldWords = /\uE004([^\uE005]*)\uE005/g

function strongLine(line: string): string {
  const plain = line.replaceAll(/[\uE004\uE005]/g, '')
  const isAllBold = !/[\p{Letter}\p{Number}]/u.test(line.replaceAll(boldWords, ''))
  if (isAllBold || isNamed(plain)) return plain
  return line.replaceAll(boldWords, (whole, words: string, at: number) => {
    const [before, behind] = [line.slice(0, at), line.slice(at + whole.length)]
    return isStressed(words) && !isLabel(before, behind) ? `**${words}**` : words
  })
}

/** Headings, and lines that name a knowledge point, points or a difficulty: none of them is rich text. */
function isNamed(line: string): boolean {
  const [first] = linesOfPaper(line)
  if (first?.kind === 'detail') return first.what !== 'answer' && first.what !== 'analysis'
  return first?.kind === 'heading' || first?.kind === 'answers'
}

/** An option, a number or a detail by its mark; letters that may be an answer. */
const marked =
  /^(?:[（(]?(?:[A-Z]|\d{1,3})\s*[.．、:：)）]|[A-GTF\s]+$)|[【】*]|]\(picture:|答案|解析|分析|详解|解答|点评|点睛|知识点|考点|分值|难度|故选|故填/

const isStressed = (words: string): boolean => /\p{Letter}/u.test(words) && !marked.test(words)

/** Words that stand alone at the beginning of a line, or alone in brackets. */
const isLabel = (before: string, behind: string): boolean =>
  before.trim() === '' ? !/^[\p{Letter}\p{Number}]/u.test(behind) : /[（(]\s*$/.test(before) && /^\s*[)）]/.test(behind)

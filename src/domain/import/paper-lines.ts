/** Classifies the lines of a typed paper by their usual marks: "1.", "一、", "A.", 答案, 解析. */
import type { AnswerKind } from '#domain/questions/question.ts'
import { parsePoints, type Tenths } from '#domain/values/score.ts'
import type { Lost } from './lost.ts'
import type { SourcePosition } from './imported-paper.ts'

/** A line of a text, or a paragraph of a document, in rich text. */
export interface SourceLine {
  readonly position: SourcePosition
  readonly text: string
  readonly lost: readonly Lost[]
}

/** Ordinals from the highest on: a volume, a part; "一、"; a section, its own parts. */
const ranks = [/卷$/, /部分$/, /^(?!.*节$)(?![（(]|[A-Z][^A-Z])/, /节$/, /^/]

const rankOf = ({ ordinal }: PaperHeading): number => ranks.findIndex((rank) => rank.test(ordinal))

/** The headings over what follows a new one: itself, and those above that stand higher. */
export const headingsOver = <Heading extends PaperHeading>(above: readonly Heading[], heading: Heading) => [
  ...above.filter((one) => rankOf(one) < rankOf(heading)),
  heading,
]

/** How the questions under a heading are answered, if it says so. */
export type HeadingKind = AnswerKind | 'judged' | null

/** A heading: `text` includes its ordinal. */
export interface PaperHeading {
  readonly ordinal: string
  readonly text: string
}

export type PaperLine =
  /** `behind`: the text without the ordinal. */
  | ({ readonly kind: 'heading'; readonly behind: string } & PaperHeading)
  /** `answer`: what is written in the bracket before the number. */
  | { readonly kind: 'question'; readonly no: number; readonly text: string; readonly answer?: string }
  | { readonly kind: 'options'; readonly options: readonly string[] }
  | { readonly kind: 'answers' }
  /** `no`: the question it names, if not the one before. */
  | { readonly kind: 'detail'; readonly what: DetailName; readonly text: string; readonly no?: number }
  | { readonly kind: 'text'; readonly text: string }

/** What a line can say about the question before it. */
export type DetailName = 'answer' | 'analysis' | 'knowledge' | 'score' | 'difficulty'

const detailMarks: readonly (readonly [DetailName, RegExp])[] = [
  ['answer', /^(?:【\s*(?:参考)?答案\s*】|(?:参考)?答案\s*[:：]|(?:ANSWER|Answer|Model answer|Key)\s*[:：])\s*/],
  [
    'analysis',
    /^(?:【\s*(?:解析|分析|详解|解答|点评|点睛|答案解析)\s*】|(?:解析|分析|详解)\s*[:：]|(?:Explanation|Analysis)\s*[:：])\s*/i,
  ],
  ['knowledge', /^(?:【\s*(?:知识点|考点)\s*】|(?:知识点|考点)\s*[:：])\s*/],
  ['score', /^(?:【\s*(?:分值|分数)\s*】|(?:分值|分数)\s*[:：])\s*/],
  ['difficulty', /^(?:【\s*难度\s*】|难度\s*[:：])\s*/],
]

/** On a page of their own, answers have the title of the paper before their heading. */
const answersHeading =
  /^(?:(?:【?\s*(?:参考)?答案|[^。？?]{1,40}参考答案)(?:[与和及](?:解析|评分标准|评分细则|试题解析))?\s*】?[:：]?|(?:Answers?|Answer keys?|Keys?)\s*[:：]?)$/i

/** Ordinals of headings, Chinese or Roman: "一、", "II.", "第二部分". */
const headingMark =
  /^(?:(?:第\s*)?([一二三四五六七八九十]{1,3}|[IVX]{1,5}|[Ⅰ-Ⅻ])\s*[、.．]\s*(?=\S)|(第\s*[一二三四五六七八九十IVXⅠ-Ⅻ]{1,3}\s*(?:部分|大题|节|卷)))/

/** Before its number a question may have room for a letter, which holds the answer on a paper for teachers. */
const answerRoom = String.raw`[（(][\s\u3000]*([A-Z]{1,7}|[√✓×✗对错])[\s\u3000]*[)）]|[（(][\s\u3000]*[)）]|_{2,}`

const behindNumber = String.raw`\s*(?:[．、)）]|\.(?!\d))`

/** "1.", "1、", "(  )1.", "(  ) 1"; "1.5" begins no question. */
const questionMark = new RegExp(
  String.raw`^(?:(?:(?:${answerRoom})\s*)?(\d{1,3})${behindNumber}|[（(][\s\u3000]*[)）]\s*(\d{1,3})(?=\s))\s*`,
)

/** "【2题详解】", "【小题2】": the analysis of one question of several on a text. */
const ownAnalysis = /^【\s*(?:小题\s*(\d{1,3})|(\d{1,3})\s*题)\s*(?:详解|解析|分析)?\s*】\s*/

/** Splits a line into its parts, in order: options may follow a stem, an analysis an answer. */
export function linesOfPaper(line: string): readonly PaperLine[] {
  const text = line.trim()
  const pictures = leadingPictures.exec(text)?.[0] ?? ''
  const rest = text.slice(pictures.length)
  if (pictures !== '' && rest !== '') return withPictures(pictures.trim(), linesOfPaper(rest))
  if (answersHeading.test(text)) return [{ kind: 'answers' }]
  return withoutInnerMarks(text).flatMap(partLines)
}

const leadingPictures = /^(?:!\[[^\]\n]*\]\(picture:[^)\n]*\)\s*)+/

/**
 * A floating picture precedes the marks of its paragraph: it belongs to the question that begins there, or to what is
 * above.
 */
function withPictures(pictures: string, parts: readonly PaperLine[]): readonly PaperLine[] {
  const [first, ...others] = parts
  if (first?.kind === 'question') return [{ ...first, text: `${first.text}${pictures}` }, ...others]
  if (first?.kind === 'text') return [{ ...first, text: `${pictures}${first.text}` }, ...others]
  return [{ kind: 'text', text: pictures }, ...parts]
}

/** The parts of a line that begin with a bracketed mark, or with an answer behind a space. */
const withoutInnerMarks = (text: string): readonly string[] =>
  text
    .split(
      /(?=【\s*(?:参考)?(?:答案|解析|分析|详解|解答|点评|点睛|知识点|考点|分值|难度|小题\s*\d+|\d+\s*题详解)\s*】)|[\s\u3000]+(?=(?:参考)?答案\s*[:：])/,
    )
    .filter((part) => part !== '')

function partLines(text: string): readonly PaperLine[] {
  const [own, second, first] = ownAnalysis.exec(text) ?? []
  if (own !== undefined)
    return [{ kind: 'detail', what: 'analysis', text: text.slice(own.length).trim(), no: Number(second ?? first) }]
  for (const [what, mark] of detailMarks)
    if (mark.test(text)) return [{ kind: 'detail', what, text: text.replace(mark, '').trim() }]
  const [heading, ordinal, part] = headingMark.exec(text) ?? []
  if (heading !== undefined) {
    const behind = text.slice(heading.length).trim()
    return [{ kind: 'heading', ordinal: ordinal ?? part?.replaceAll(/\s/g, '') ?? '', text, behind }]
  }
  const [mark, answer, marked, unmarked] = questionMark.exec(text) ?? []
  if (mark === undefined) return optionsOrText(text)
  const { before, options } = splitOptions(text.slice(mark.length).trim())
  const no = Number(marked ?? unmarked)
  const question = { kind: 'question', no, text: before, ...(answer !== undefined && { answer }) } as const
  return options.length === 0 ? [question] : [question, { kind: 'options', options }]
}

function optionsOrText(text: string): readonly PaperLine[] {
  const { before, options } = splitOptions(text)
  if (options.length === 0) return [{ kind: 'text', text }]
  const line = { kind: 'options', options } as const
  return before === '' ? [line] : [{ kind: 'text', text: before }, line]
}

/** A bracket for the letter may come right before the first option. */
const optionMark = (letter: string): RegExp =>
  new RegExp(`(?:^|\\s|(?<=[（(][\\s\\u3000]*[)）][。.]?))[（(]?${letter}\\s*[.．、)）:：]\\s*`, 'u')

/** Options in a text: two or more in alphabetical order from A, or a run that starts the text. */
export function splitOptions(text: string): { readonly before: string; readonly options: readonly string[] } {
  const first = /^[（(]?([A-Z])\s*[.．、)）:：]/.exec(text)?.[1] ?? 'A'
  const marks: { start: number; end: number }[] = []
  for (let code = first.codePointAt(0) ?? 65; code <= 90; code += 1) {
    const from = marks.at(-1)?.end ?? 0
    const found = optionMark(String.fromCodePoint(code)).exec(text.slice(from))
    if (found === null) break
    marks.push({ start: from + found.index, end: from + found.index + found[0].length })
  }
  const [begin] = marks
  if (begin === undefined || (marks.length < 2 && begin.start > 0)) return { before: text, options: [] }
  const options = marks.map(({ end }, index) => text.slice(end, marks[index + 1]?.start).trim())
  return { before: text.slice(0, begin.start).trim(), options }
}

/** How the questions under a heading are answered. */
export function headingKind(heading: string): HeadingKind {
  if (/判断/.test(heading)) return 'judged'
  if (/多选|多项选择/.test(heading)) return 'multiple'
  if (/选择|单选|完形|阅读/.test(heading)) return 'single'
  if (/填空|填写|语法填/.test(heading)) return 'blank'
  if (/解答|计算|证明|作图|应用题|书面表达|作文|写作|简答|(?<!语言)综合/.test(heading)) return 'written'
  return null
}

/** Points of each question under a heading: "每小题 3 分". */
export function headingScore(heading: string): Tenths | null {
  const points = /每\s*(?:小)?\s*[题空]\s*各?\s*(\d+(?:\.\d)?)\s*分/.exec(heading)?.[1]
  return points === undefined ? null : parsePoints(points)
}

/** Points of each gap under a heading: "每空 2 分". */
export function blankScore(heading: string): Tenths | null {
  const points = /每\s*(?:小)?\s*空\s*各?\s*(\d+(?:\.\d)?)\s*分/.exec(heading)?.[1]
  return points === undefined ? null : parsePoints(points)
}

/** Points of all questions under a heading together: "（15 分）", "（满分 15 分）". */
export function headingTotal(heading: string): Tenths | null {
  const points = /[（(，,；;](?:共|满分|计|\s)*(\d+(?:\.\d)?)\s*分/.exec(heading)?.[1]
  return points === undefined ? null : parsePoints(points)
}

const ownScore =
  /^[（(]\s*(?:本(?:小)?题\s*(?:满分)?)?\s*(\d+(?:\.\d)?)\s*分\s*[)）]\s*|\s*[（(]\s*(\d+(?:\.\d)?)\s*分\s*[)）]$/

/** A stem, and the points given in brackets at its beginning or end. */
export function splitScore(stem: string): { readonly stem: string; readonly score: Tenths | null } {
  const [whole, atBegin, atEnd] = ownScore.exec(stem) ?? []
  const score = parsePoints(atBegin ?? atEnd ?? '')
  return whole === undefined || score === null ? { stem, score: null } : { stem: stem.replace(whole, ''), score }
}

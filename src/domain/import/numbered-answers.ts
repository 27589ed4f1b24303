/** The answers at the end of a paper: "1-5 ABCDB", "1. B 2. C", or a line for each. */
import {
  type DetailName,
  type PaperHeading,
  type PaperLine,
  linesOfPaper,
  type SourceLine,
  headingsOver,
} from './paper-lines.ts'
import type { ParsedQuestion } from './parsed-question.ts'
import type { PaperBuilder } from './paper-builder.ts'
import { takeDetail } from './take-detail.ts'

const range = /(\d{1,3})\s*[-–—~～]{1,2}\s*(\d{1,3})\s*[.:：、．]?\s*((?:[A-GTF√✓×✗]\s*)+)(?![a-z])/g

const several = /(\d{1,3})\s*[.．、:：)）]?\s*([A-G]{1,7})[.．。]?(?=\s|$|[;；,，])/g

/** Numbers within a line of answers in words. */
const numbersWithin = /(?:^|[\s\u3000;；])(\d{1,3})\s*(?:[．、)）]|\.(?!\d))\s*/g

type Numbered = readonly (readonly [no: number, answer: string])[]

/** Answers by number, if a line has several: "14. dining  15. tree", "1-3 ABC"; null otherwise. */
export const numberedAnswers = (text: string): Numbered | null => rangedAnswers(text) ?? listedAnswers(text)

/** Null if there are others than as many letters as questions. */
function rangedAnswers(text: string): Numbered | null {
  const found = [...text.matchAll(range)].map(([, first = '', last = '', letters = '']) => ({
    first: Number(first),
    count: Number(last) - Number(first) + 1,
    answers: [...letters.replaceAll(/\s/g, '')],
  }))
  if (found.length === 0 || text.replaceAll(range, '').replaceAll(/[;；,，。\s]/g, '') !== '') return null
  if (!found.every(({ count, answers }) => answers.length === count)) return null
  return found.flatMap(({ first, answers }) => answers.map((answer, index) => [first + index, answer] as const))
}

function listedAnswers(text: string): Numbered | null {
  const marks = [...text.matchAll(numbersWithin)]
  const numbers = marks.map((mark) => Number(mark[1]))
  const isInOrder = numbers.every((no, index) => index === 0 || no === (numbers[index - 1] ?? 0) + 1)
  if (marks.length < 2 || marks[0]?.index !== 0 || !isInOrder) return null
  return marks.map(({ index, 0: mark }, at) => [
    numbers[at] ?? 0,
    text
      .slice(index + mark.length, marks[at + 1]?.index)
      .replace(/[;；]$/, '')
      .trim(),
  ])
}

const firstNumber = String.raw`\s*[、.．][^\da-zA-Z]{0,12}\d{1,3}\s*[-–—~～.．、:：)）]`

/** Before another heading within a line, with the answers behind it: "一、1-2 AB 二、3-5 AAA". */
const furtherHeading = new RegExp(
  [
    String.raw`(?<=[\s;；A-GT√×✓✗对错])(?=(?:第\s*)?[一二三四五六七八九十]{1,3}${firstNumber})`,
    String.raw`(?<=\s)(?=(?:[IVX]{1,5}|[Ⅰ-Ⅻ])${firstNumber})`,
    String.raw`(?<=\s)(?=第\s*[一二三四五六七八九十]{1,3}\s*(?:部分|节))`,
  ].join('|'),
)

/** Characters by which the heading of a section is recognised among the answers. */
const labelLength = 4

/** How the answer to a composition begins. */
const modelAnswer =
  /^[【[（(]?(?:(?:(?:One|A)\s+)?possible version|sample writing|(?:参考|高分)?(?:范文|例文)|参考作文)/i

/** The name of a section of compositions, without an ordinal. */
const composition =
  /^(?:写作|书面表达|作文|应用文写作|应用文|概要写作|读后续写)(?:第[一二]节)?(?:[（(][^）)]*[)）])?\s*[:：]?$/

const isUnder = ({ headings }: ParsedQuestion, { ordinal }: PaperHeading): boolean =>
  headings.some((one) => one.ordinal === ordinal)

/** Reads them line by line; answers that match no question are reported. */
export class AnswerList {
  #headings: readonly PaperHeading[] = []
  #open: ParsedQuestion | null = null
  #part: DetailName = 'answer'
  #numbers: readonly number[] = []
  readonly #questions: readonly ParsedQuestion[]
  readonly #builder: PaperBuilder

  constructor(questions: readonly ParsedQuestion[], builder: PaperBuilder) {
    this.#questions = questions
    this.#builder = builder
  }

  take(line: SourceLine): void {
    for (const [index, text] of line.text.trim().split(furtherHeading).entries())
      this.#takeOne(text.trim(), { ...line, text, lost: index === 0 ? line.lost : [] })
  }

  #takeOne(text: string, line: SourceLine): void {
    if (this.#takeTable(line, text) || this.#takeRanges(line, text) || this.#takeSeveral(line, text)) return
    if (this.#takeNumbered(line, text)) return
    for (const [index, part] of linesOfPaper(text).entries())
      this.#takePart(part, text, index === 0 ? line : { ...line, lost: [] })
  }

  #takePart(part: PaperLine, text: string, line: SourceLine): void {
    if (part.kind === 'heading') this.#begin(part, line)
    else if (part.kind === 'question') this.#answer(part.no, part.text, line)
    else if (part.kind === 'detail') this.#say(part, line)
    else if (part.kind !== 'answers') this.#goOn(text, line)
  }

  /** A heading may be followed by its answers, or by that of its only question. */
  #begin(heading: Extract<PaperLine, { kind: 'heading' }>, line: SourceLine): void {
    const known = this.#headings.filter((one) => this.#questions.some((question) => isUnder(question, one)))
    this.#headings = headingsOver(known, heading)
    this.#open = null
    const { text, behind } = heading
    const [, answers] = /^[^\da-zA-Z]*?(\d{1,3}\s*[-–—~～.．、:：)）].*)$/s.exec(behind) ?? []
    if (answers !== undefined) return this.take({ ...line, text: answers })
    const own = this.#questions.filter((one) => this.#isHere(one))
    const label = behind.slice(0, labelLength)
    if (own.some(({ headings }) => composition.test(behind) || headings.some((one) => one.text.includes(label)))) return
    const [only, ...others] = own
    if (only === undefined || others.length > 0) return this.#miss(line, text)
    this.#setAnswer(only, behind, line)
  }

  /** Whether a question is under the headings that hold among the answers. */
  #isHere(question: ParsedQuestion): boolean {
    return this.#headings.every((one) => isUnder(question, one))
  }

  /** Reads rows of a table: numbers, with answers below them. */
  #takeTable(line: SourceLine, text: string): boolean {
    const [head = '', ...cells] = text.split('\t').map((cell) => cell.trim())
    if (/^题\s*号$/.test(head)) {
      this.#numbers = cells.map(Number)
      return true
    }
    if (!/^答\s*案$/.test(head) || this.#numbers.length === 0) return false
    for (const [index, no] of this.#numbers.entries()) {
      const answer = cells[index] ?? ''
      if (answer !== '') this.#answer(no, answer, line)
    }
    this.#numbers = []
    return true
  }

  #takeRanges(line: SourceLine, text: string): boolean {
    const found = [...text.matchAll(range)]
    if (found.length === 0 || text.replaceAll(range, '').trim() !== '') return false
    for (const [whole, first = '', last = '', letters = ''] of found) {
      const answers = letters.replaceAll(/\s/g, '')
      if (answers.length !== Number(last) - Number(first) + 1) this.#miss(line, whole)
      else for (const [index, letter] of [...answers].entries()) this.#answer(Number(first) + index, letter, line)
    }
    return true
  }

  #takeSeveral(line: SourceLine, text: string): boolean {
    const found = [...text.matchAll(several)]
    if (found.length === 0 || text.replaceAll(several, '').replaceAll(/[;；,，\s]/g, '') !== '') return false
    for (const [, no, letters = ''] of found) this.#answer(Number(no), letters, line)
    return true
  }

  #takeNumbered(line: SourceLine, text: string): boolean {
    const answers = numberedAnswers(text)
    if (answers === null || !answers.every(([no]) => this.#questions.some((one) => one.no === no))) return false
    for (const [no, answer] of answers) this.#answer(no, answer, line)
    return true
  }

  #answer(no: number, text: string, line: SourceLine): void {
    this.#open = null
    const found = this.#withNumber(no)
    if (found === null) return this.#miss(line, `${no}. ${text}`)
    this.#setAnswer(found, text, line)
  }

  /** The only question with a number, or the only one of the section; null if there is none. */
  #withNumber(no: number): ParsedQuestion | null {
    const numbered = this.#questions.filter((one) => one.no === no)
    const here = numbered.filter((one) => this.#isHere(one))
    const [found, other] = numbered.length > 1 ? here : numbered
    return found === undefined || other !== undefined ? null : found
  }

  #setAnswer(found: ParsedQuestion, text: string, line: SourceLine): void {
    this.#open = found
    this.#part = 'answer'
    const { before, analysis } = splitAnalysis(text)
    if (before !== '') takeDetail(found, 'answer', before)
    if (analysis !== '') takeDetail(found, 'analysis', analysis)
    this.#note(found, line)
  }

  #say({ what, text, no }: Extract<PaperLine, { kind: 'detail' }>, line: SourceLine): void {
    const open = no === undefined ? this.#open : this.#withNumber(no)
    if (open === null) return this.#miss(line, text)
    this.#open = open
    this.#part = what
    takeDetail(open, what, text)
    this.#note(open, line)
  }

  #goOn(text: string, line: SourceLine): void {
    const composed = this.#composed(text)
    if (composed !== null || composition.test(text)) {
      this.#open = composed
      this.#part = 'answer'
    }
    const open = this.#open
    if (open === null) return this.#miss(line, text)
    if (composition.test(text)) return this.#note(open, line)
    // Letters are a whole answer: what follows says why.
    if (this.#part === 'answer' && open.options.length > 0 && open.answer !== null) this.#part = 'analysis'
    open[this.#part] = [open[this.#part] ?? '', text].filter((one) => one !== '').join('\n')
    this.#note(open, line)
  }

  /** The composition whose answer begins with a text; null if the text is about another question. */
  #composed(text: string): ParsedQuestion | null {
    const open = this.#open
    const here = this.#headings.length === 0 ? [] : this.#questions.filter((one) => this.#isHere(one))
    const [only = null, ...others] = here
    if (open === null && others.length === 0 && only?.answer === null && only.options.length === 0) return only
    if (!modelAnswer.test(text) && !composition.test(text)) return null
    if (open?.headingKind === 'written' && open.answer === null) return open
    const written = (one: ParsedQuestion) => one.headingKind === 'written'
    return (here.some(written) ? here : this.#questions).find((one) => written(one) && one.answer === null) ?? null
  }

  #note(open: ParsedQuestion, line: SourceLine): void {
    open.original.push(line.text)
    open.lost.push(...line.lost)
  }

  #miss(line: SourceLine, text: string): void {
    this.#builder.miss(line.position, 'answerWithoutQuestion', text)
    for (const { reason, text: lost } of line.lost) this.#builder.miss(line.position, reason, lost)
  }
}

function splitAnalysis(text: string): { readonly before: string; readonly analysis: string } {
  const [, before = text, analysis = ''] = /^(.*?)(?:【解析】|解析[:：])(.*)$/s.exec(text) ?? []
  return { before: before.trim(), analysis: analysis.trim() }
}

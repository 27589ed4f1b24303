import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { addQuestions } from './add-questions.ts'
import { AnswerList, numberedAnswers } from './numbered-answers.ts'
import { PaperHead } from './paper-head.ts'
import { type DetailName, type PaperLine, type PaperHeading, linesOfPaper, type SourceLine } from './paper-lines.ts'
import { PaperHeadings } from './paper-headings.ts'
import { isAsked, type ParsedQuestion } from './parsed-question.ts'
import { besidePictures, picturesOf } from './line-pictures.ts'
import type { ImportedPaper } from './imported-paper.ts'
import { PaperBuilder } from './paper-builder.ts'
import { gapNumbers, withoutOptions } from './passage-gaps.ts'
import { isPassage } from './passage-group.ts'
import { takeDetail, takeNextPart } from './take-detail.ts'
import { unansweredEnds } from './unanswered-ends.ts'

/**
 * Reads a paper as typed for printing: headings "一、", questions "1.", options "A.", answers and analysis below each
 * question or all at the end. Aiken is the same without numbers. Paragraphs before several questions of an English
 * paper are their shared passage.
 */
export function readTypedPaper(lines: readonly SourceLine[], family: SubjectFamily): ImportedPaper {
  const reader = new PaperReader(lines, family)
  for (const line of lines) reader.take(line)
  return reader.paper()
}

/** "A", "B": which of the passages it is. */
const passageLetter = /^[A-E]$/

/** What a heading tells to do, in Chinese. */
const instruction =
  /^(?:阅读|根据|从|请|选择|选出|用|听|在|将|按|补全|完成|下面|下列|短文|先|以下|本题|每)(?!.*(?:[A-Za-z]+\s+){4})/

class PaperReader {
  readonly #builder = new PaperBuilder()
  readonly #head = new PaperHead(this.#builder)
  readonly #headings = new PaperHeadings()
  readonly #family: SubjectFamily
  readonly #isNumbered: boolean
  readonly #saysAnswers: boolean
  readonly #begins: ReadonlySet<SourceLine>
  readonly #questions: ParsedQuestion[] = []
  /** Passages by the first question below them. */
  readonly #passages = new Map<ParsedQuestion, readonly SourceLine[]>()
  #waiting: SourceLine[] = []
  #open: ParsedQuestion | null = null
  #part: 'stem' | 'options' | DetailName = 'stem'
  #answers: AnswerList | null = null

  constructor(lines: readonly SourceLine[], family: SubjectFamily) {
    const kinds = lines.flatMap(({ text }) => linesOfPaper(text))
    this.#family = family
    this.#isNumbered = kinds.some(({ kind }) => kind === 'question') || gapNumbers(lines) !== null
    this.#saysAnswers = kinds.some((one) => one.kind === 'detail' && one.what === 'answer')
    this.#begins = this.#isNumbered ? new Set() : unansweredEnds(lines)
  }

  take(line: SourceLine): void {
    if (line.text.trim() === '' && line.lost.length === 0) return
    if (this.#answers !== null) return this.#answers.take(line)
    const parts = linesOfPaper(this.#withoutTitle(line.text))
    for (const [index, part] of parts.entries()) this.#takePart(part, index === 0 ? line : { ...line, lost: [] })
    if (parts.length === 0) this.#takeText('', line)
  }

  /** Strips the title of the paper, which answers on a separate page have before their heading. */
  #withoutTitle(text: string): string {
    const { title } = this.#builder
    const behind = title !== '' && text.trim().startsWith(title) ? text.trim().slice(title.length).trim() : ''
    return linesOfPaper(behind)[0]?.kind === 'answers' ? behind : text
  }

  #takePart(part: PaperLine, line: SourceLine): void {
    switch (part.kind) {
      case 'heading':
        return this.#takeHeading(part, line)
      case 'question':
        return this.#takeQuestion(part, line)
      case 'options':
        return this.#takeOptions(part.options, line)
      case 'detail':
        return this.#say(part, line)
      case 'answers':
        this.#leaveSection()
        this.#answers = new AnswerList(this.#questions, this.#builder)
        return
      case 'text':
        return this.#takeText(part.text, line)
    }
  }

  #takeHeading({ ordinal, text }: PaperHeading, line: SourceLine): void {
    this.#leaveSection()
    this.#open = null
    this.#headings.enter({ ordinal, text: besidePictures(text) }, line.position)
    for (const { reason, text: lost } of [...picturesOf(text), ...line.lost])
      this.#builder.miss(line.position, reason, lost)
  }

  #takeQuestion({ no, text, answer }: Extract<PaperLine, { kind: 'question' }>, line: SourceLine): void {
    if (this.#isPointOfPrompt(no)) return this.#takeText(line.text.trim(), line)
    // The gaps above that this question does not belong to are questions of their own.
    if (gapNumbers(this.#waiting)?.includes(no) === false) this.#beginGaps()
    this.#begin(no, text, line, answer === undefined ? {} : { answer })
  }

  /**
   * Whether a number lists what a composition should be about; the prompt above it then becomes a question, if it is none
   * yet.
   */
  #isPointOfPrompt(no: number): boolean {
    if (this.#family !== 'english' || this.#headings.kind !== 'written') return false
    if (no === 1 && this.#questions.length > 0) this.#beginPrompt()
    const open = this.#open
    return open !== null && (open.no === null || no <= open.no)
  }

  /** Begins a question without a number with the lines above; returns false if there are none, or one was begun. */
  #beginPrompt(): boolean {
    const [first, ...others] = this.#waiting
    if (first === undefined || this.#headings.kind !== 'written' || !this.#headings.isWaiting) return false
    this.#waiting = []
    this.#begin(null, first.text, first)
    for (const line of others) this.#takeText(line.text, line)
    return true
  }

  /** Begins a question for each gap of the text above, which no question lines follow; returns whether it has gaps. */
  #beginGaps(): boolean {
    const { text, options } = withoutOptions(this.#waiting)
    const numbers = gapNumbers(text)
    if (this.#family !== 'english' || numbers === null || !isPassage(text)) return false
    const passage = this.#waiting
    this.#waiting = []
    const before = this.#questions.length
    const position = text[0]?.position ?? { kind: 'line', no: 1 }
    const kind = { headingKind: options.length > 0 ? 'single' : 'blank' } as const
    for (const no of numbers)
      this.#begin(no, '', { position, text: '', lost: [] }, { ...kind, options: [...options], original: [] })
    const first = this.#questions[before]
    if (first !== undefined) this.#passages.set(first, passage)
    this.#open = null
    return true
  }

  #begin(no: number | null, stem: string, line: SourceLine, given: Partial<ParsedQuestion> = {}): void {
    const question: ParsedQuestion = {
      no,
      ...this.#headings.section(),
      position: line.position,
      original: [line.text],
      stem: [stem],
      options: [],
      answer: null,
      analysis: null,
      knowledge: '',
      score: '',
      difficulty: '',
      lost: [...line.lost],
      ...given,
    }
    if (this.#waiting.length > 0) this.#placeWaiting(question)
    this.#questions.push(question)
    this.#open = question
    this.#part = 'stem'
  }

  /** Lines before a question: a passage shared with the next ones, the beginning of its stem, or nothing of its own. */
  #placeWaiting(question: ParsedQuestion): void {
    const waiting = this.#waiting
    if (this.#family === 'english' && isPassage(waiting)) this.#passages.set(question, waiting)
    else if (this.#family === 'maths' && this.#questions.length > 0) {
      question.stem.unshift(...waiting.map(({ text }) => text))
      question.original.unshift(...waiting.map(({ text }) => text))
      question.lost.unshift(...waiting.flatMap(({ lost }) => lost))
    } else return this.#leaveWaiting()
    this.#waiting = []
  }

  #takeOptions(options: readonly string[], line: SourceLine): void {
    const [first, ...others] = options
    // "B) 用所给单词的适当形式填空": a part of a section.
    if (first !== undefined && others.length === 0 && instruction.test(first))
      return this.#takeHeading({ ordinal: line.text.trim().slice(0, 2), text: line.text.trim() }, line)
    const open = this.#open
    if (open === null) return this.#takeText(line.text, line)
    open.options.push(...options)
    this.#part = 'options'
    this.#note(open, line)
  }

  #say({ what, text, no }: Extract<PaperLine, { kind: 'detail' }>, line: SourceLine): void {
    if (this.#open === null) this.#beginGaps()
    const answers = what === 'answer' ? numberedAnswers(text) : null
    if (answers !== null && this.#haveQuestions(answers.map(([one]) => one))) {
      for (const [one, answer] of answers) this.#say({ kind: 'detail', what, text: answer, no: one }, line)
      return
    }
    const open = no === undefined ? this.#open : (this.#above(no) ?? this.#only(no) ?? null)
    if (open === null) {
      this.#builder.miss(line.position, 'answerWithoutQuestion', line.text)
      return
    }
    this.#open = open
    takeDetail(open, what, what === 'answer' ? `${takeNextPart(open)}${text}` : text)
    this.#part = what
    this.#note(open, line)
  }

  /** Of the section, or of the paper if the question above is among them; other numbers are parts of one answer. */
  #haveQuestions(numbers: readonly number[]): boolean {
    if (numbers.every((no) => this.#above(no) !== undefined)) return true
    return numbers.some((no) => no === this.#open?.no) && numbers.every((no) => this.#only(no) !== undefined)
  }

  /** The last question with a number under the same heading. */
  #above(no: number): ParsedQuestion | undefined {
    return this.#questions.findLast((one) => one.no === no && this.#headings.isOver(one))
  }

  /** The question with a number that no other on the paper has. */
  #only(no: number): ParsedQuestion | undefined {
    const [found, other] = this.#questions.filter((one) => one.no === no)
    return other === undefined ? found : undefined
  }

  #takeText(text: string, line: SourceLine): void {
    if (this.#takeAside(text, line)) return
    const open = this.#open
    if (open === null) return this.#isNumbered ? void this.#waiting.push(line) : this.#begin(null, text, line)
    if (this.#begins.has(line)) return this.#begin(null, text, line)
    if (this.#part === 'stem') open.stem.push(text)
    else if (this.#part === 'analysis') open.analysis = `${open.analysis ?? ''}\n${text}`
    else if (this.#part === 'answer' && this.#isNumbered && open.options.length === 0)
      open.answer = `${open.answer ?? ''}\n${text}`.trim()
    else if (this.#part === 'options' && this.#saysAnswers && open.answer === null)
      open.options.push(`${open.options.pop() ?? ''}\n${text}`.trim())
    else if (this.#isNumbered) {
      this.#open = null
      this.#waiting.push(line)
      return
    } else return this.#begin(null, text, line)
    this.#note(open, line)
  }

  /** Takes what is no part of a question: what a heading tells to do, and the letter above a passage. */
  #takeAside(text: string, line: SourceLine): boolean {
    if (this.#family !== 'english' || line.lost.length > 0) return false
    if (passageLetter.test(text)) {
      this.#open = null
      return true
    }
    const isBelowHeading = this.#headings.isWaiting && this.#waiting.length === 0
    if (!isBelowHeading || this.#open !== null || this.#headings.kind === 'written') return false
    if (!instruction.test(text)) return false
    this.#headings.addInstruction(text)
    return true
  }

  #note(question: ParsedQuestion, line: SourceLine): void {
    if (question.original.at(-1) !== line.text) question.original.push(line.text)
    question.lost.push(...line.lost)
  }

  /** The only question under a heading of written answers, as compositions have it, needs no number. */
  #leaveSection(): void {
    if (!this.#beginGaps() && !this.#beginPrompt()) this.#leaveWaiting()
  }

  /** Lines that no question follows: the head of the paper, or something not understood. */
  #leaveWaiting(mayBeHead = true): void {
    for (const { position, text: source, lost } of this.#waiting) {
      const text = besidePictures(source)
      const isHead = mayBeHead && this.#questions.length === 0 && this.#headings.isNone
      if (text.trim() !== '' && !(isHead && this.#head.take(text, position)))
        this.#builder.miss(position, 'textOutside', text)
      for (const part of [...picturesOf(source), ...lost]) this.#builder.miss(position, part.reason, part.text)
    }
    this.#waiting = []
  }

  paper(): ImportedPaper {
    this.#leaveSection()
    this.#leaveUnasked()
    this.#headings.reportUnused(this.#questions, this.#builder)
    addQuestions({ questions: this.#questions, passages: this.#passages }, this.#builder, this.#family)
    this.#head.reportContradiction()
    return this.#builder.paper()
  }

  /** Prose without a sign of a question is not one. */
  #leaveUnasked(): void {
    const unasked = this.#questions.filter((parsed) => !isAsked(parsed))
    for (const parsed of unasked) {
      this.#waiting.push({ position: parsed.position, text: parsed.stem.join('\n'), lost: parsed.lost })
      this.#questions.splice(this.#questions.indexOf(parsed), 1)
    }
    this.#leaveWaiting(false)
  }
}

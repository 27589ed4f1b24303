import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { picturesApart, readableText } from '#domain/rich-text/readable-text.ts'
import { AnswerSheet } from './exam-answers.ts'
import { type ExamLine, examLines, headingKind, headingScore, type SaidOf, type SourceLine } from './exam-lines.ts'
import { draftOf, type SaidQuestion } from './exam-question.ts'
import type { Lost } from './lost.ts'
import { withoutOmittedKeys } from './omitted-key.ts'
import type { ImportedPaper, ImportedQuestion } from './imported-paper.ts'
import { PaperBuilder } from './paper-builder.ts'
import { asGroup, isPassage, mayJoin } from './passage-group.ts'

/**
 * Reads a paper as typed for printing: headings "一、", questions "1.", options "A.", answers and analysis below each
 * question or all at the end. Aiken is the same without numbers. Paragraphs before several questions of an English
 * paper are their shared passage.
 */
export function readExam(lines: readonly SourceLine[], family: SubjectFamily): ImportedPaper {
  const reader = new ExamReader(lines, family)
  for (const line of lines) reader.take(line)
  return reader.paper()
}

/** The pictures of a line that belongs to no question. */
const picturesOf = (line: string): readonly Lost[] =>
  picturesApart(line).flatMap((part) =>
    typeof part === 'string' ? [] : [{ reason: 'picture', text: part.alt } as const],
  )

/** The text of such a line without its pictures. */
const besidePictures = (line: string): string =>
  readableText(
    picturesApart(line)
      .filter((part) => typeof part === 'string')
      .join(''),
  ).trim()

/** A key that the paper leaves out is none, and is reported. */
function dropOmittedKeys(said: SaidQuestion): void {
  const { answer } = said
  if (answer === null) return
  said.answer = withoutOmittedKeys(answer)
  if (said.answer !== answer) said.lost.push({ reason: 'keyOmitted', text: answer })
}

/** Without a number, it takes options, an answer, or a heading of written answers to make a question of a text. */
const isAsked = ({ no, options, answer, analysis, headingKind: kind }: SaidQuestion): boolean =>
  no !== null || options.length > 0 || answer !== null || analysis !== null || kind === 'written'

class ExamReader {
  readonly #builder = new PaperBuilder()
  readonly #family: SubjectFamily
  readonly #isNumbered: boolean
  readonly #saysAnswers: boolean
  readonly #questions: SaidQuestion[] = []
  /** Passages by the first question below them. */
  readonly #passages = new Map<SaidQuestion, readonly SourceLine[]>()
  #heading: { ordinal: string; text: string } = { ordinal: '', text: '' }
  #waiting: SourceLine[] = []
  #open: SaidQuestion | null = null
  #part: 'stem' | 'options' | SaidOf = 'stem'
  #answers: AnswerSheet | null = null

  constructor(lines: readonly SourceLine[], family: SubjectFamily) {
    const kinds = lines.flatMap(({ text }) => examLines(text))
    this.#family = family
    this.#isNumbered = kinds.some(({ kind }) => kind === 'question')
    this.#saysAnswers = kinds.some((one) => one.kind === 'said' && one.what === 'answer')
  }

  take(line: SourceLine): void {
    if (line.text.trim() === '' && line.lost.length === 0) return
    if (this.#answers !== null) return this.#answers.take(line)
    const parts = examLines(this.#withoutTitle(line.text))
    for (const [index, part] of parts.entries()) this.#takePart(part, index === 0 ? line : { ...line, lost: [] })
    if (parts.length === 0) this.#takeText('', line)
  }

  /** Strips the title of the paper, which answers on a separate page have before their heading. */
  #withoutTitle(text: string): string {
    const { title } = this.#builder
    const behind = title !== '' && text.trim().startsWith(title) ? text.trim().slice(title.length).trim() : ''
    return examLines(behind)[0]?.kind === 'answers' ? behind : text
  }

  #takePart(part: ExamLine, line: SourceLine): void {
    switch (part.kind) {
      case 'heading':
        return this.#takeHeading(part, line)
      case 'question':
        return this.#begin(part.no, part.text, line)
      case 'options':
        return this.#takeOptions(part.options, line)
      case 'said':
        return this.#say(part.what, part.text, line)
      case 'answers':
        this.#leaveSection()
        this.#answers = new AnswerSheet(this.#questions, this.#builder)
        return
      case 'text':
        return this.#takeText(part.text, line)
    }
  }

  #takeHeading({ ordinal, text }: { readonly ordinal: string; readonly text: string }, line: SourceLine): void {
    this.#leaveSection()
    this.#open = null
    this.#heading = { ordinal, text: besidePictures(text) }
    for (const { reason, text: lost } of [...picturesOf(text), ...line.lost])
      this.#builder.miss(line.place, reason, lost)
  }

  #begin(no: number | null, stem: string, line: SourceLine): void {
    const { ordinal, text } = this.#heading
    const question: SaidQuestion = {
      no,
      ordinal,
      section: text,
      headingKind: headingKind(text),
      headingScore: headingScore(text),
      place: line.place,
      original: [line.text],
      stem: [stem],
      options: [],
      answer: null,
      analysis: null,
      knowledge: '',
      score: '',
      difficulty: '',
      lost: [...line.lost],
    }
    if (this.#waiting.length > 0) this.#placeWaiting(question)
    this.#questions.push(question)
    this.#open = question
    this.#part = 'stem'
  }

  /** Lines before a question: a passage shared with the next ones, the beginning of its stem, or nothing of its own. */
  #placeWaiting(question: SaidQuestion): void {
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
    const open = this.#open
    if (open === null) return this.#takeText(line.text, line)
    open.options.push(...options)
    this.#part = 'options'
    this.#note(open, line)
  }

  #say(what: SaidOf, text: string, line: SourceLine): void {
    const open = this.#open
    if (open === null) {
      this.#builder.miss(line.place, 'answerWithoutQuestion', line.text)
      return
    }
    open[what] = what === 'analysis' && open.analysis !== null ? `${open.analysis}\n${text}` : text
    this.#part = what
    this.#note(open, line)
  }

  #takeText(text: string, line: SourceLine): void {
    const open = this.#open
    if (open === null) return this.#isNumbered ? void this.#waiting.push(line) : this.#begin(null, text, line)
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

  #note(question: SaidQuestion, line: SourceLine): void {
    if (question.original.at(-1) !== line.text) question.original.push(line.text)
    question.lost.push(...line.lost)
  }

  /** The only task under a heading of written answers, as compositions have it, needs no number. */
  #leaveSection(): void {
    const [first, ...others] = this.#waiting
    const { text } = this.#heading
    const isTask = headingKind(text) === 'written' && this.#questions.at(-1)?.section !== text
    if (first === undefined || !isTask) return this.#leaveWaiting()
    this.#waiting = []
    this.#begin(null, first.text, first)
    for (const line of others) this.#takeText(line.text, line)
  }

  /** Lines that no question follows: the title of the paper, or something not understood. */
  #leaveWaiting(mayBeTitle = true): void {
    for (const { place, text: source, lost } of this.#waiting) {
      const text = besidePictures(source)
      const isTitle =
        mayBeTitle && this.#builder.title === '' && this.#questions.length === 0 && this.#heading.text === ''
      if (isTitle && text.trim() !== '' && text.length <= 60) this.#builder.title = text.trim()
      else if (text.trim() !== '') this.#builder.miss(place, 'textOutside', text)
      for (const { reason, text: told } of [...picturesOf(source), ...lost]) this.#builder.miss(place, reason, told)
    }
    this.#waiting = []
  }

  paper(): ImportedPaper {
    this.#leaveSection()
    this.#leaveUnasked()
    for (const said of this.#questions) dropOmittedKeys(said)
    for (let at = 0; at < this.#questions.length;) at += this.#addFrom(at)
    return this.#builder.paper()
  }

  /** Prose without a sign of a question is not one. */
  #leaveUnasked(): void {
    const unasked = this.#questions.filter((said) => !isAsked(said))
    for (const said of unasked) {
      this.#waiting.push({ place: said.place, text: said.stem.join('\n'), lost: said.lost })
      this.#questions.splice(this.#questions.indexOf(said), 1)
    }
    this.#leaveWaiting(false)
  }

  /** Adds the question at an index, with those that share its passage; returns how many questions that were. */
  #addFrom(at: number): number {
    const said = this.#questions[at]
    if (said === undefined) return 1
    const passage = this.#passages.get(said)
    if (passage === undefined) {
      this.#builder.add(this.#single(said), said.lost)
      return 1
    }
    const following = this.#questions.slice(at + 1)
    const end = following.findIndex((one) => this.#passages.has(one) || !mayJoin(said, one))
    const group = [said, ...(end === -1 ? following : following.slice(0, end))]
    const lost = [...passage, ...group].flatMap((one) => one.lost)
    const questions = group.map((one) => ({ no: one.no, question: this.#single(one) }))
    this.#builder.add(asGroup(passage, questions), lost)
    return group.length
  }

  #single(said: SaidQuestion): ImportedQuestion {
    const { place, original, section } = said
    return { place, original: original.join('\n'), section, ...draftOf(said, this.#family) }
  }
}

/** The headings over the questions of a paper: "第二部分" over "第一节", "一、" over "A)". */
import { type PaperHeading, headingKind, headingScore, headingTotal, headingsOver } from './paper-lines.ts'
import type { ParsedQuestion } from './parsed-question.ts'
import { importLimits } from './import-limits.ts'
import type { SourcePosition } from './imported-paper.ts'
import type { PaperBuilder } from './paper-builder.ts'

/** A heading of a paper, with what it tells to do; printed once a section has it in its title. */
export interface PlacedHeading extends PaperHeading {
  readonly position: SourcePosition
  text: string
  isPrinted: boolean
}

type Section = Pick<ParsedQuestion, 'headings' | 'section' | 'headingKind' | 'headingScore' | 'headingTotal'>

/** Follows the headings from line to line. */
export class PaperHeadings {
  readonly #all: PlacedHeading[] = []
  /** The ones that hold, outermost first. */
  #open: readonly PlacedHeading[] = []
  /** Of the innermost one, once it has a question. */
  #title: string | null = null

  enter({ ordinal, text }: PaperHeading, position: SourcePosition): void {
    const heading = { ordinal, text, position, isPrinted: false }
    this.#all.push(heading)
    this.#open = headingsOver(this.#open, heading)
    this.#title = null
  }

  /** What a heading does not say about its questions, the one above it says. */
  get kind(): ParsedQuestion['headingKind'] {
    return this.#innermost(({ text }) => headingKind(text))
  }

  /** Whether there is a heading that has no question yet. */
  get isWaiting(): boolean {
    return this.#open.length > 0 && this.#title === null
  }

  get isNone(): boolean {
    return this.#open.length === 0
  }

  addInstruction(text: string): void {
    const last = this.#open.at(-1)
    if (last !== undefined) last.text = `${last.text} ${text}`
  }

  /** Whether a question is right below the innermost heading. */
  isOver({ headings }: ParsedQuestion): boolean {
    return headings.at(-1) === this.#open.at(-1)
  }

  /** The section of a question that begins here. */
  section(): Section {
    this.#title ??= this.#printedTitle()
    return {
      headings: this.#open,
      section: this.#title,
      headingKind: this.kind,
      headingScore: this.#innermost(({ text }) => headingScore(text)),
      headingTotal: headingTotal(this.#open.at(-1)?.text ?? ''),
    }
  }

  /** Reports headings that are over no question, or found no room in a title. */
  reportUnused(questions: readonly ParsedQuestion[], builder: PaperBuilder): void {
    const used = new Set(questions.flatMap(({ headings }) => headings))
    for (const heading of this.#all)
      if (!heading.isPrinted || !used.has(heading)) builder.miss(heading.position, 'heading', heading.text)
  }

  #innermost<Found>(find: (heading: PlacedHeading) => Found | null): Found | null {
    return this.#open.reduceRight<Found | null>((found, heading) => found ?? find(heading), null)
  }

  /** A part is printed before the first of its sections. */
  #printedTitle(): string {
    let title = ''
    for (const heading of this.#open.toReversed()) {
      const longer = title === '' ? heading.text : `${heading.text} ${title}`
      if (heading.isPrinted || (title !== '' && longer.length > importLimits.sectionText)) continue
      heading.isPrinted = true
      title = longer
    }
    return title
  }
}

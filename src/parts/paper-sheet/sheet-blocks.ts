import type { KeyedPaper } from '#api/contract/schemas/papers.ts'
import { sectionHeading } from '#domain/paper/section-heading.ts'
import { type WrongNumber, wrongNumbersIn } from '#domain/paper/slots/wrong-numbers.ts'
import { hasOnlyBlanks, servesAsStem } from '#domain/print/passage-role.ts'
import { hasGapsForOptions, sharedOptions } from '#domain/print/shared-options.ts'
import { englishTypes, familyOf } from '#domain/questions/question-types.ts'
import { type Tenths, totalOf } from '#domain/values/score.ts'
import type { PaperItem, PaperQuestion, PaperSection } from './paper-sheet.types.ts'

/** Where answers are printed on a sheet. */
export type AnswerPosition = 'none' | 'each' | 'end'

/** Scores in tenths; `each` is null if they differ. */
export interface SectionScore {
  readonly count: number
  readonly each: number | null
  readonly total: number
}

/** Room for an answer: a gap in the line, a line of its own, or a height in millimetres. */
export type AnswerRoom = { readonly kind: 'none' | 'gap' | 'line' } | { readonly kind: 'space'; readonly size: number }

export interface Gap {
  readonly item: PaperItem
  /** Printed before it if that is not its number. */
  readonly label?: string
}

/** A text with blanks or numbered slots. */
export interface NumberedText {
  readonly text: string
  /** The paper's numbers of its blanks. */
  readonly numbers: readonly number[]
  /** The blanks and slots that do not fit, by their numbers in the text. */
  readonly wrong: ReadonlyMap<number, WrongNumber>
}

/** The parts of a sheet, from top to bottom; none is ever split between columns. */
export type SheetBlock =
  | { readonly kind: 'title' | 'answersTitle' }
  | { readonly kind: 'section'; readonly text: string; readonly score: SectionScore }
  /** A paragraph of a shared text. */
  | ({ readonly kind: 'passage' } & NumberedText)
  /** A question whose items are the blanks in its text. */
  | ({ readonly kind: 'blanks' } & NumberedText)
  /** What all items of a question choose from. */
  | { readonly kind: 'options'; readonly options: PaperItem['options'] }
  /** The numbers of gaps, each with room for a letter. */
  | { readonly kind: 'brackets'; readonly gaps: readonly Gap[]; readonly showsScores: boolean }
  | {
      readonly kind: 'item'
      readonly item: PaperItem
      /** Printed before it if that is not its number. */
      readonly label?: string
      readonly stem: string
      readonly isChoice: boolean
      readonly showsScore: boolean
      readonly room: AnswerRoom
    }
  /** A ruled line to write on; a composition has several, which continue in the next column if they fit in none. */
  | { readonly kind: 'ruledLine' }
  | { readonly kind: 'answer'; readonly item: PaperItem; readonly isNumbered: boolean }

export interface PlacedBlock {
  readonly key: string
  readonly block: SheetBlock
  readonly keepsWithNext: boolean
  readonly startsPage: boolean
}

/** A paper as blocks of a sheet. Items keep the paper's numbering, which runs through all sections. */
export function sheetBlocks(paper: KeyedPaper, answers: AnswerPosition): readonly PlacedBlock[] {
  const isEnglish = familyOf(paper.subjectId) === 'english'
  const blocks = paper.sections.flatMap((section) => sectionBlocks(section, { answers, isEnglish }))
  return [place({ kind: 'title' }, 'title'), ...blocks, ...(answers === 'end' ? endBlocks(paper) : [])]
}

export interface SheetSettings {
  readonly answers: AnswerPosition
  readonly isEnglish: boolean
}

const place = (block: SheetBlock, key: string, keepsWithNext = false): PlacedBlock => ({
  key,
  block,
  keepsWithNext,
  startsPage: block.kind === 'answersTitle',
})

function sectionBlocks(section: PaperSection, settings: SheetSettings): readonly PlacedBlock[] {
  const score = sectionScore(section)
  const text = sectionHeading(section.sectionText, section.no)
  const heading = place({ kind: 'section', text, score }, `section-${section.no}`, true)
  const showsScores = score.each === null
  return [heading, ...section.questions.flatMap((question) => questionBlocks(question, showsScores, settings))]
}

interface ScoredSection {
  readonly questions: readonly { readonly items: readonly { readonly score: Tenths }[] }[]
}

/** A section's number of items and their scores. */
export function sectionScore({ questions }: ScoredSection): SectionScore {
  const scores = questions.flatMap(({ items }) => items.map(({ score }) => score))
  const [first = 0] = scores
  const areEqual = scores.every((score) => score === first)
  return { count: scores.length, each: areEqual ? first : null, total: totalOf(scores) }
}

/** One question of a sheet; `showsScores` if the items of its section differ in score. */
export function questionBlocks(
  question: PaperQuestion,
  showsScores: boolean,
  settings: SheetSettings,
): readonly PlacedBlock[] {
  const { questionId, passage, items } = question
  const numbers = items.map(({ no }) => no)
  if (passage !== '' && hasOnlyBlanks(question)) {
    const text = settings.isEnglish
      ? passageBlocks(question, numbers, false)
      : [
          place(
            { kind: 'blanks', text: passage, numbers, wrong: wrongNumbersIn(passage, items.length) },
            `blanks-${questionId}`,
            settings.answers === 'each',
          ),
        ]
    return [...text, ...answersBelow(items, settings)]
  }
  const passageIsStem = servesAsStem(question)
  const options = sharedOptions(question)
  const above = [
    ...(passageIsStem ? [] : passageBlocks(question, numbers, true)),
    ...(options.length > 0 ? [place({ kind: 'options', options: [...options] }, `options-${questionId}`, true)] : []),
  ]
  if (hasGapsForOptions(question)) return [...above, ...gapBlocks(question, showsScores, settings)]
  const below = items.flatMap((item) =>
    itemBlocks(item, passageIsStem ? passage : item.stem, question, showsScores, settings),
  )
  return [...above, ...(options.length > 0 ? below.map(withoutOptions) : below)]
}

const withoutOptions = (placed: PlacedBlock): PlacedBlock =>
  placed.block.kind === 'item'
    ? { ...placed, block: { ...placed.block, item: { ...placed.block.item, options: [] } } }
    : placed

const answersBelow = (items: readonly PaperItem[], { answers }: SheetSettings): readonly PlacedBlock[] =>
  answers === 'each' ? items.map((item) => answerBlock(item, true)) : []

/** The numbers of gaps, all in one block, and the answers to them. */
function gapBlocks({ questionId, items }: PaperQuestion, showsScores: boolean, settings: SheetSettings) {
  const block: SheetBlock = { kind: 'brackets', gaps: items.map((item) => ({ item })), showsScores }
  return [place(block, `brackets-${questionId}`, settings.answers === 'each'), ...answersBelow(items, settings)]
}

/** A paragraph set entirely in bold is the title of its passage. */
export const isPassageTitle = (text: string): boolean => /^\*\*[^*]+\*\*$/.test(text)

/**
 * One block per paragraph, so that a long passage can continue in the next column; titles stay with what follows, its
 * end with the first item.
 */
function passageBlocks({ questionId, passage }: PaperQuestion, numbers: readonly number[], hasItems: boolean) {
  if (passage === '') return []
  const wrong = wrongNumbersIn(passage, numbers.length)
  const paragraphs = passage.includes('$$') ? [passage] : passage.split('\n')
  return paragraphs.map((text, index) =>
    place(
      { kind: 'passage', text, numbers, wrong },
      `passage-${questionId}-${index}`,
      isPassageTitle(text) || (hasItems && index + 1 === paragraphs.length),
    ),
  )
}

function itemBlocks(
  item: PaperItem,
  stem: string,
  question: PaperQuestion,
  showsScores: boolean,
  { answers, isEnglish }: SheetSettings,
): readonly PlacedBlock[] {
  const isAnswered = answers === 'each'
  const isWritten = item.kind === 'written'
  const lines = isAnswered ? [] : ruledLines(item, isEnglish)
  const block: SheetBlock = {
    kind: 'item',
    item,
    stem,
    isChoice: item.kind === 'single' || item.kind === 'multiple',
    showsScore: showsScores || isWritten,
    room: isAnswered && isWritten ? { kind: 'none' } : roomOf(item, stem, question.type, isEnglish),
  }
  return [
    place(block, `item-${item.itemId}`, isAnswered || lines.length > 0),
    ...lines,
    ...(isAnswered ? [answerBlock(item, false)] : []),
  ]
}

/** Ruled lines for an English composition, by score. */
function ruledLines({ itemId, kind, score }: PaperItem, isEnglish: boolean): readonly PlacedBlock[] {
  if (kind !== 'written' || !isEnglish) return []
  const length = within(Math.round(score * 0.07), 5, 14)
  return Array.from({ length }, (_, index) =>
    place({ kind: 'ruledLine' }, `line-${itemId}-${index}`, index < length - 1),
  )
}

const answerBlock = (item: PaperItem, isNumbered: boolean): PlacedBlock =>
  place({ kind: 'answer', item, isNumbered }, `answer-${item.itemId}`)

const endBlocks = (paper: KeyedPaper): readonly PlacedBlock[] => [
  place({ kind: 'answersTitle' }, 'answers', true),
  ...paper.sections
    .flatMap(({ questions }) => questions.flatMap(({ items }) => items))
    .map((item) => answerBlock(item, true)),
]

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** White space for worked answers in maths, by score; a gap if the text has none. */
function roomOf(item: PaperItem, stem: string, type: number, isEnglish: boolean): AnswerRoom {
  const points = item.score / 10
  switch (item.kind) {
    case 'single':
    case 'multiple':
      return { kind: 'none' }
    case 'written':
      return isEnglish ? { kind: 'none' } : { kind: 'space', size: within(points * 6, 28, 90) }
    case 'blank':
    case 'number':
      if (/__|\[\[\d+\]\]/.test(stem)) return { kind: 'none' }
      return { kind: isEnglish && type === englishTypes.listenAndWriteSentence ? 'line' : 'gap' }
  }
}

/** "12–14", or a single number. */
export const rangeOf = (numbers: readonly number[]): string =>
  numbers.length > 1 ? `${numbers[0]}–${numbers.at(-1)}` : String(numbers[0] ?? '')

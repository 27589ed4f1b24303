import { isQuestion, isSection, questionsOf } from '#domain/paper/elements.ts'
import { numberPaper } from '#domain/paper/numbering.ts'
import type { Paper, PaperElement, PaperItem, PaperQuestion, PaperSection } from '#domain/paper/paper.ts'
import { versionOfPaper } from '#domain/print/paper-version.ts'
import { writable } from '#domain/paper/xml/xml.ts'
import { optionColumns } from '#domain/print/option-columns.ts'
import { hasOnlyBlanks, servesAsStem } from '#domain/print/passage-role.ts'
import { hasGapsForOptions, sharedOptions } from '#domain/print/shared-options.ts'
import type { PrintOptions } from '#domain/print/print-options.ts'
import type { Option } from '#domain/questions/question.ts'
import { familyOf } from '#domain/questions/question-types.ts'
import { pointsText } from '#domain/values/score.ts'
import { sectionHeading, statesPoints } from '#domain/paper/section-heading.ts'
import type { Language } from '#domain/portal/language.ts'
import { bitByBit } from '#server/core/bit-by-bit.ts'
import { printedAnswer } from './printed-answer.ts'
import { roomOf } from './answer-room.ts'
import { printTexts } from './print.texts.ts'
import { type SetText, textSetter } from './set-text.ts'
import { isSurelyLow } from './surely-low.ts'
import { areSurelyShort } from './surely-short.ts'
import type { PrintedAnswer, PrintedItem, PrintedOptions, Printing } from './printing.types.ts'

export type PrintedBlock =
  | { readonly kind: 'title' | 'text'; readonly text: SetText }
  /** `isAlone`: it contains its questions itself; otherwise it leads to those below it. */
  | { readonly kind: 'passage'; readonly text: SetText; readonly isAlone: boolean }
  | { readonly kind: 'section'; readonly text: SetText; readonly note: string }
  /** What all items of a question below choose from. */
  | ({ readonly kind: 'options' } & PrintedOptions)
  /** The numbers of gaps, each with room for a letter; `isAlone` as for a passage. */
  | { readonly kind: 'brackets'; readonly brackets: readonly string[]; readonly isAlone: boolean }
  | PrintedItem
  | { readonly kind: 'answer'; readonly answer: PrintedAnswer }

/** A paper as the template `paper.typ` reads it. */
export interface PrintedPaper {
  readonly title: string
  readonly facts: string
  readonly isEnglish: boolean
  readonly options: Pick<PrintOptions, 'size' | 'columns'>
  /** Width of a question's line in ems. */
  readonly lineWidth: number
  readonly footer: readonly string[]
  readonly seal: { readonly label: string; readonly fields: readonly string[] } | null
  /** What a student fills in below the title; empty if it is next to the sealed line. */
  readonly nameLine: readonly string[]
  /** `isLow` for an item that need not be measured: it is certainly lower than a column. */
  readonly blocks: readonly (PrintedBlock & { readonly isLow: boolean })[]
  /** Separate pages after the paper. */
  readonly answers: {
    readonly title: string
    readonly list: readonly PrintedAnswer[]
  } | null
}

/** A paper to be put into a file, with the formulas and the keys of the pictures that it refers to by position. */
export interface ToPrint {
  readonly printed: PrintedPaper
  readonly formulas: readonly string[]
  readonly pictures: readonly string[]
}

/** A paper as it is printed, in the requested version. */
export async function printedPaper(stored: Paper, options: PrintOptions, language: Language): Promise<ToPrint> {
  const paper = versionOfPaper(stored, options.version)
  const numbers = numberPaper(paper)
  const isEnglish = familyOf(paper.subjectId) === 'english'
  const setter = textSetter()
  const printing: Printing = { options, language, numbers, isEnglish, setter }
  const texts = printTexts[language]
  const paperTitle = writable(paper.paperTitle)
  const title = options.version === 'A' ? paperTitle : texts.versionTitle(paperTitle, options.version)
  const parts = paper.elements.flatMap((element) => partsOf(element, printing))
  const blocks = (await bitByBit(parts, (part) => part())).flat()
  const { formulas } = setter
  const lineWidth = lineWidthOf(options)
  const printed: PrintedPaper = {
    title,
    facts: texts.facts(paper.duration, pointsText(numbers.score)),
    isEnglish,
    options: { size: options.size, columns: options.columns },
    lineWidth,
    footer: texts.footer,
    seal: options.sealed ? { label: texts.seal, fields: texts.nameFields } : null,
    nameLine: options.sealed ? [] : texts.nameFields,
    blocks: await bitByBit(blocks, (block) => ({
      ...block,
      isLow: block.kind === 'item' && isSurelyLow(block, formulas, lineWidth),
    })),
    answers:
      options.answers === 'end'
        ? {
            title: texts.answersTitle,
            list: itemsOf(paper).map((item) => printedAnswer(item, printing)),
          }
        : null,
  }
  return { printed, formulas: setter.formulas, pictures: setter.pictures }
}

const itemsOf = ({ elements }: Paper): readonly PaperItem[] => questionsOf(elements).flatMap(({ items }) => items)

/** What is laid out at once. */
type Part = () => readonly PrintedBlock[]

function partsOf(element: PaperElement, printing: Printing): readonly Part[] {
  if (isSection(element)) return sectionParts(element, printing)
  if (isQuestion(element)) return [() => questionBlocks(element, true, printing)]
  return [() => [{ kind: element.kind, text: printing.setter.set(element.text) }]]
}

function sectionParts(section: PaperSection, printing: Printing): readonly Part[] {
  const scores = questionsOf(section.children).flatMap(({ items }) => items.map(({ score }) => score))
  const each = scores.every((score) => score === scores[0]) ? (scores[0] ?? null) : null
  const sectionNo = printing.numbers.sections.get(section.elementId)?.sectionNo ?? 1
  const heading: Part = () => [
    {
      kind: 'section',
      text: printing.setter.set(sectionHeading(section.sectionText, sectionNo)),
      note: sectionNote(section, each, printing),
    },
  ]
  const inside = section.children.flatMap((child) =>
    isQuestion(child) ? [() => questionBlocks(child, each === null, printing)] : partsOf(child, printing),
  )
  return [heading, ...inside]
}

function sectionNote(section: PaperSection, each: number | null, { numbers, language }: Printing): string {
  const sum = numbers.sections.get(section.elementId)
  if (sum === undefined || sum.itemCount === 0 || statesPoints(section.sectionText)) return ''
  const texts = printTexts[language]
  const points = pointsText(sum.score)
  if (sum.itemCount === 1) return texts.sectionOne(points)
  return each === null
    ? texts.sectionMixed(sum.itemCount, points)
    : texts.sectionEqual(sum.itemCount, pointsText(each), points)
}

function questionBlocks(question: PaperQuestion, showsScores: boolean, printing: Printing): readonly PrintedBlock[] {
  const { passage, items } = question
  const labels = items.map(({ itemId }) => printing.numbers.items.get(itemId)?.printed ?? '')
  if (passage !== '' && hasOnlyBlanks(question)) {
    const answers = answersBelow(question, printing)
    return [{ kind: 'passage', text: printing.setter.set(passage, labels), isAlone: answers.length === 0 }, ...answers]
  }
  const passageIsStem = servesAsStem(question)
  const shared: readonly PrintedBlock[] =
    passage === '' || passageIsStem
      ? []
      : [{ kind: 'passage', text: printing.setter.set(passage, labels), isAlone: false }]
  const options = sharedOptions(question)
  const list: readonly PrintedBlock[] =
    options.length > 0 ? [{ kind: 'options', ...printedOptions(options, false, printing) }] : []
  if (hasGapsForOptions(question)) return [...shared, ...list, ...gapBlocks(question, showsScores, printing)]
  const own = items.map((item) => (options.length > 0 ? { ...item, options: [] } : item))
  return [
    ...shared,
    ...list,
    ...own.map((item) => itemBlock(item, passageIsStem ? passage : item.stem, question, showsScores, printing)),
  ]
}

const answersBelow = ({ items }: PaperQuestion, printing: Printing): readonly PrintedBlock[] =>
  printing.options.answers === 'each'
    ? items.map((item) => ({ kind: 'answer', answer: printedAnswer(item, printing) }))
    : []

/** The numbers of gaps, all in one block, and the answers to them. */
function gapBlocks(question: PaperQuestion, showsScores: boolean, printing: Printing): readonly PrintedBlock[] {
  const texts = printTexts[printing.language]
  const brackets = question.items.map(({ itemId, score }) => {
    const label = printing.numbers.items.get(itemId)?.printed ?? ''
    return `${label}.${showsScores ? texts.score(pointsText(score)) : ''}${texts.bracket}`
  })
  const answers = answersBelow(question, printing)
  return [{ kind: 'brackets', brackets, isAlone: answers.length === 0 }, ...answers]
}

/** Width of a column without the question numbers. */
function lineWidthOf({ size, columns }: PrintOptions): number {
  if (size === 'a3') return columns === 'two' ? 47 : 99
  return columns === 'two' ? 19 : 44
}

/** A bracket at the end of the text itself; it moves to the right edge like all others. */
const bracketAtEnd = /[（(][\s　]*[)）]\s*[.。]?\s*$/
const bracketAnywhere = /[（(][\s　]+[)）]/

function itemBlock(
  item: PaperItem,
  text: string,
  question: PaperQuestion,
  showsScores: boolean,
  printing: Printing,
): PrintedItem {
  const texts = printTexts[printing.language]
  const isChoice = item.key.kind === 'single' || item.key.kind === 'multiple'
  const stem = isChoice ? text.replace(bracketAtEnd, '') : text
  const isAnswered = printing.options.answers === 'each'
  const label = printing.numbers.items.get(item.itemId)?.printed ?? ''
  const room = isAnswered ? { kind: 'none' as const } : roomOf(item, stem, question.type, printing.isEnglish)
  const score = showsScores || item.key.kind === 'written' ? texts.score(pointsText(item.score)) : ''
  const isInLine = stem === '' && score === '' && item.options.length > 0
  return {
    kind: 'item',
    label: `${label}.`,
    score,
    stem: printing.setter.set(stem, [label]),
    bracket: isChoice && !bracketAnywhere.test(stem) ? texts.bracket : '',
    ...printedOptions(item.options, isInLine, printing),
    isInLine,
    room,
    answer: isAnswered ? printedAnswer(item, printing) : null,
  }
}

/** `isInLine`: beside a bracket. */
function printedOptions(options: readonly Option[], isInLine: boolean, printing: Printing): PrintedOptions {
  const lineWidth = lineWidthOf(printing.options)
  const texts = options.map(({ text }) => text)
  return {
    options: options.map(({ id, text }) => ({ letter: `${id}.`, text: printing.setter.set(text) })),
    optionsInLine: optionColumns(texts, isInLine, lineWidth),
    areOptionsShort: !isInLine && areSurelyShort(options, lineWidth),
  }
}

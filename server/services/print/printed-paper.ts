import { isQuestion, isSection, questionsOf } from '#domain/paper/elements.ts'
import { numberPaper } from '#domain/paper/numbering.ts'
import type { Paper, PaperElement, PaperItem, PaperQuestion, PaperSection } from '#domain/paper/paper.ts'
import { versionOfPaper } from '#domain/print/paper-version.ts'
import { writable } from '#domain/paper/xml/xml.ts'
import { optionColumns } from '#domain/print/option-columns.ts'
import { hasOnlyBlanks, servesAsStem } from '#domain/print/passage-role.ts'
import type { PrintOptions } from '#domain/print/print-options.ts'
import { familyOf } from '#domain/questions/question-types.ts'
import { pointsText } from '#domain/values/score.ts'
import { sectionHeading } from '#domain/paper/section-heading.ts'
import type { Language } from '#domain/portal/language.ts'
import { bitByBit } from '#server/core/bit-by-bit.ts'
import { printedAnswer } from './printed-answer.ts'
import type { PrintedAnswer } from './printing.types.ts'
import { roomOf } from './answer-room.ts'
import { printTexts } from './print.texts.ts'
import { type SetText, textSetter } from './set-text.ts'
import type { Printing } from './printing.types.ts'
import { isSurelyLow } from './surely-low.ts'
import { areSurelyShort } from './surely-short.ts'
import type { PrintedItem } from './printing.types.ts'

export type PrintedBlock =
  | { readonly kind: 'title' | 'text'; readonly text: SetText }
  /** `isAlone`: it contains its questions itself; otherwise it leads to those below it. */
  | { readonly kind: 'passage'; readonly text: SetText; readonly isAlone: boolean }
  | { readonly kind: 'section'; readonly text: SetText; readonly note: string }
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
  /** `isLow` for an item that need not be measured: it is certainly lower than a column. */
  readonly blocks: readonly (PrintedBlock & { readonly isLow: boolean })[]
  /** Separate pages after the paper. */
  readonly answers: {
    readonly title: string
    readonly note: string
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
  const title = options.version === 'A' ? paperTitle : `${paperTitle}（${texts.version(options.version)}）`
  const parts = paper.elements.flatMap((element) => partsOf(element, printing))
  const blocks = (await bitByBit(parts, (part) => part())).flat()
  const { formulas } = setter
  const lineWidth = lineWidthOf(options)
  const note = options.version !== 'A' && options.analysis ? texts.lettersOfA : ''
  const printed: PrintedPaper = {
    title,
    facts: [texts.facts(paper.duration, pointsText(numbers.score)), options.answers === 'each' ? note : '']
      .filter((part) => part !== '')
      .join('　'),
    isEnglish,
    options: { size: options.size, columns: options.columns },
    lineWidth,
    footer: texts.footer,
    seal: options.sealed ? { label: texts.seal, fields: texts.sealFields } : null,
    blocks: await bitByBit(blocks, (block) => ({
      ...block,
      isLow: block.kind === 'item' && isSurelyLow(block, formulas, lineWidth),
    })),
    answers:
      options.answers === 'end'
        ? {
            title: texts.answersTitle,
            note,
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

function sectionNote({ elementId }: PaperSection, each: number | null, { numbers, language }: Printing): string {
  const sum = numbers.sections.get(elementId)
  if (sum === undefined || sum.itemCount === 0) return ''
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
    const answers = printing.options.answers === 'each' ? items.map((item) => printedAnswer(item, printing)) : []
    return [
      { kind: 'passage', text: printing.setter.set(passage, labels), isAlone: answers.length === 0 },
      ...answers.map((answer): PrintedBlock => ({ kind: 'answer', answer })),
    ]
  }
  const passageIsStem = servesAsStem(question)
  const shared: readonly PrintedBlock[] =
    passage === '' || passageIsStem
      ? []
      : [{ kind: 'passage', text: printing.setter.set(passage, labels), isAlone: false }]
  return [
    ...shared,
    ...items.map((item) => itemBlock(item, passageIsStem ? passage : item.stem, question, showsScores, printing)),
  ]
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
    options: item.options.map(({ id, text: option }) => ({ letter: `${id}.`, text: printing.setter.set(option) })),
    optionsInLine: optionColumns(
      item.options.map(({ text: option }) => option),
      isInLine,
      lineWidthOf(printing.options),
    ),
    areOptionsShort: !isInLine && areSurelyShort(item.options, lineWidthOf(printing.options)),
    isInLine,
    room,
    answer: isAnswered ? printedAnswer(item, printing) : null,
  }
}

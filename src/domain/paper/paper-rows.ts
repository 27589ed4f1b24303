/**
 * A paper as rows. Sections and items have rows of their own, which assigning, marking and reports read; the layout
 * holds everything else. Questions beside sections are stored in sections of their types, so that readers of the rows
 * have a heading for them. A question that is still being written has no rows, as whoever reads those relies on its key:
 * the layout holds it whole.
 */
import { answered } from '#domain/questions/is-answered.ts'
import type { AnswerKey } from '#domain/questions/question.ts'
import { isQuestion, isSection } from './elements.ts'
import { numberPaper } from './numbering.ts'
import type { ElementId, NumberRule, Paper, PaperElement, PaperLeaf, PaperQuestion, PaperText } from './paper.ts'
import { usualNumbering } from './paper.ts'
import { unfinishedIn } from './unfinished.ts'

type LayoutLeaf =
  | Pick<PaperQuestion, 'kind' | 'elementId' | 'questionId' | 'condition'>
  | { readonly kind: 'unfinished'; readonly question: PaperQuestion }
  | PaperText

interface LayoutSection {
  readonly kind: 'section'
  readonly elementId: ElementId
  /** The number of its row. */
  readonly no: number
  readonly numberRule: NumberRule
  readonly firstNumber: number | null
  readonly children: readonly LayoutLeaf[]
}

export interface PaperLayout {
  readonly mediaPrefix: string
  readonly elements: readonly (LayoutSection | LayoutLeaf)[]
}

export interface SectionRow {
  readonly no: number
  readonly sectionText: string
}

export interface ItemRow {
  /** Number within the paper, from 1. */
  readonly no: number
  readonly sectionNo: number
  readonly questionId: number
  readonly itemId: number
  /** Tenths of a point. */
  readonly score: number
  readonly key: AnswerKey
}

export interface PaperRows {
  readonly layout: PaperLayout
  readonly sections: readonly SectionRow[]
  readonly items: readonly ItemRow[]
  /** Of all questions, also of those still being written. */
  readonly itemCount: number
  /** Tenths; likewise. */
  readonly score: number
}

/** The rows of a paper. */
export function rowsOf(paper: Paper): PaperRows {
  const numbers = numberPaper(paper)
  const sections: SectionRow[] = []
  const placed: { readonly sectionNo: number; readonly question: PaperQuestion }[] = []
  const open = (sectionText: string): SectionRow => {
    const row = { no: sections.length + 1, sectionText }
    sections.push(row)
    return row
  }
  const layout: (LayoutSection | LayoutLeaf)[] = []
  const isFinished = (question: PaperQuestion) => unfinishedIn(paper.subjectId, question).length === 0
  const layoutLeaf = (leaf: PaperLeaf) => layoutLeafOf(leaf, isFinished)
  let beside: SectionRow | null = null
  for (const element of paper.elements) {
    if (isSection(element)) {
      beside = null
      const { kind, elementId, sectionText, numberRule, firstNumber, children } = element
      const { no } = open(sectionText)
      layout.push({ kind, elementId, no, numberRule, firstNumber, children: children.map(layoutLeaf) })
      placed.push(...children.filter(isQuestion).map((question) => ({ sectionNo: no, question })))
    } else {
      layout.push(layoutLeaf(element))
      if (!isQuestion(element)) continue
      if (beside?.sectionText !== element.typeName) beside = open(element.typeName)
      placed.push({ sectionNo: beside.no, question: element })
    }
  }
  const finished = placed.filter(({ question }) => isFinished(question))
  const items = finished.flatMap(({ sectionNo, question: { questionId, items: ofQuestion } }) =>
    ofQuestion.map(({ itemId, score, key }) => ({
      no: numbers.items.get(itemId)?.no ?? 0,
      sectionNo,
      questionId,
      itemId,
      score,
      key: answered(key),
    })),
  )
  const { itemCount, score } = numbers
  return { layout: { mediaPrefix: paper.mediaPrefix, elements: layout }, sections, items, itemCount, score }
}

function layoutLeafOf(leaf: PaperLeaf, isFinished: (question: PaperQuestion) => boolean): LayoutLeaf {
  if (!isQuestion(leaf)) return leaf
  if (!isFinished(leaf)) return { kind: 'unfinished', question: leaf }
  const { kind, elementId, questionId, condition } = leaf
  return { kind, elementId, questionId, condition }
}

/** The questions that a layout holds whole. */
export const unfinishedOfLayout = (layout: PaperLayout | null): readonly PaperQuestion[] =>
  (layout?.elements ?? [])
    .flatMap((element) => (element.kind === 'section' ? element.children : [element]))
    .flatMap((leaf) => (leaf.kind === 'unfinished' ? [leaf.question] : []))

/** A question on a paper, without its position there. */
export type PlacedQuestion = Omit<PaperQuestion, 'kind' | 'elementId' | 'condition'>

/** What is stored of a paper apart from its elements. */
export type PaperFrame = Omit<Paper, 'elements' | 'mediaPrefix'>

export interface StoredPaper {
  readonly frame: PaperFrame
  /** Null for a paper that was never edited. */
  readonly layout: PaperLayout | null
  readonly sections: readonly SectionRow[]
  /** In order of their items' numbers. */
  readonly questions: readonly (PlacedQuestion & { readonly sectionNo: number })[]
}

/** Rebuilds the paper from what `rowsOf` made. */
export function paperOfRows({ frame, layout, sections, questions }: StoredPaper): Paper {
  if (layout === null) return { ...frame, mediaPrefix: '', elements: plainElements(sections, questions) }
  const textOf = new Map(sections.map(({ no, sectionText }) => [no, sectionText]))
  const contentOf = new Map(questions.map((question) => [question.questionId, question]))
  const leaf = (stored: LayoutLeaf): readonly PaperLeaf[] => {
    if (stored.kind === 'unfinished') return [stored.question]
    if (stored.kind !== 'question') return [stored]
    const content = contentOf.get(stored.questionId)
    return content === undefined ? [] : [placedAs(content, stored.elementId, stored.condition)]
  }
  const elements = layout.elements.flatMap<PaperElement>((element) => {
    if (element.kind !== 'section') return leaf(element)
    const { no, children, ...section } = element
    return [{ ...section, sectionText: textOf.get(no) ?? '', children: children.flatMap(leaf) }]
  })
  return { ...frame, mediaPrefix: layout.mediaPrefix, elements }
}

const plainElements = (sections: StoredPaper['sections'], questions: StoredPaper['questions']): PaperElement[] =>
  sections.map(({ no, sectionText }) => ({
    kind: 'section',
    elementId: `section-${no}`,
    sectionText,
    ...usualNumbering,
    children: questions
      .filter(({ sectionNo }) => sectionNo === no)
      .map((question) => placedAs(question, `question-${question.questionId}`, null)),
  }))

function placedAs(
  { questionId, type, typeName, difficulty, passage, items, chapterId }: PlacedQuestion,
  elementId: ElementId,
  condition: PaperQuestion['condition'],
): PaperQuestion {
  const chapter = chapterId === undefined ? {} : { chapterId }
  return { kind: 'question', elementId, questionId, type, typeName, difficulty, passage, items, ...chapter, condition }
}

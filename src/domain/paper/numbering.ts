import { type Tenths, totalOf } from '#domain/score.ts'
import { isQuestion, isSection, itemCountOf, questionsOf } from './elements.ts'
import type { ElementId, NumberRule, Paper, PaperElement, PaperQuestion } from './paper.ts'
import { usualNumbering } from './paper.ts'

export interface NumberedItem {
  /** Runs through the whole paper from 1, whatever is printed: what answers and answer sheets go by. */
  readonly no: number
  /** What stands before the item: "7", or "5(2)" in a combination question that has one number. */
  readonly printed: string
}

export interface NumberedQuestion {
  /** The `no` of its first item. */
  readonly no: number
  /** "7", or "21–25" for a combination question whose items have numbers of their own. */
  readonly printed: string
  readonly score: Tenths
}

export interface Sum {
  readonly questionCount: number
  readonly itemCount: number
  readonly score: Tenths
}

export interface NumberedSection extends Sum {
  /** From 1 in the order of the sections. */
  readonly sectionNo: number
}

/** What a paper counts up to (specification §3.5 and §4.5). */
export interface PaperNumbers extends Sum {
  readonly sections: ReadonlyMap<ElementId, NumberedSection>
  readonly questions: ReadonlyMap<ElementId, NumberedQuestion>
  /** By `itemId`. */
  readonly items: ReadonlyMap<number, NumberedItem>
}

/**
 * Numbers and sums of a paper. The printed numbers go on from section to section, except where a section says with which
 * number it begins.
 */
export function numberPaper(paper: Paper): PaperNumbers {
  const sections = new Map<ElementId, NumberedSection>()
  const numbered: Numbered[] = []
  let next: Next = { no: 1, printed: 1 }
  const number = (question: PaperQuestion, rule: NumberRule) => {
    numbered.push(numberQuestion(question, rule, next))
    next = after(question, rule, next)
  }
  for (const element of paper.elements) {
    if (isQuestion(element)) number(element, usualNumbering.numberRule)
    if (!isSection(element)) continue
    const { elementId, firstNumber, numberRule, children } = element
    next = { ...next, printed: firstNumber ?? next.printed }
    for (const child of children) if (isQuestion(child)) number(child, numberRule)
    sections.set(elementId, { sectionNo: sections.size + 1, ...sumOf(children) })
  }
  return {
    ...sumOf(paper.elements),
    sections,
    questions: new Map(numbered.map(({ elementId, question }) => [elementId, question])),
    items: new Map(numbered.flatMap(({ items }) => items)),
  }
}

/** The numbers that the next question begins with. */
interface Next {
  readonly no: number
  readonly printed: number
}

interface Numbered {
  readonly elementId: ElementId
  readonly question: NumberedQuestion
  readonly items: readonly (readonly [itemId: number, item: NumberedItem])[]
}

const printedSteps = ({ items }: PaperQuestion, rule: NumberRule): number => (rule === 'byItem' ? items.length : 1)

const after = (question: PaperQuestion, rule: NumberRule, { no, printed }: Next): Next => ({
  no: no + question.items.length,
  printed: printed + printedSteps(question, rule),
})

function numberQuestion(question: PaperQuestion, rule: NumberRule, { no, printed }: Next): Numbered {
  const { elementId, items } = question
  const steps = printedSteps(question, rule)
  const isOne = items.length === 1
  const ofItem = (index: number) => (rule === 'byItem' || isOne ? `${printed + index}` : `${printed}(${index + 1})`)
  return {
    elementId,
    question: { no, printed: steps > 1 ? `${printed}–${printed + steps - 1}` : `${printed}`, score: scoreOf(question) },
    items: items.map(({ itemId }, index) => [itemId, { no: no + index, printed: ofItem(index) }]),
  }
}

/** What a question is worth, in tenths of a point. */
export const scoreOf = ({ items }: PaperQuestion): Tenths => totalOf(items.map(({ score }) => score))

/** Counts and score of what stands among these elements. */
export function sumOf(elements: readonly PaperElement[]): Sum {
  const questions = questionsOf(elements)
  return {
    questionCount: questions.length,
    itemCount: itemCountOf(questions),
    score: totalOf(questions.map(scoreOf)),
  }
}

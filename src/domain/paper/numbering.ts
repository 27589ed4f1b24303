import { type Tenths, totalOf } from '#domain/values/score.ts'
import { isQuestion, isSection, itemCountOf, questionsOf } from './elements.ts'
import type { ElementId, NumberRule, Paper, PaperElement, PaperQuestion } from './paper.ts'
import { usualNumbering } from './paper.ts'

export interface NumberedItem {
  /** Counts through the whole paper from 1, whatever is printed: the number used by answers and answer sheets. */
  readonly no: number
  /** Printed before the item: "7", or "5(2)" in a combination question with a single number. */
  readonly printed: string
}

export interface NumberedQuestion {
  /** The `no` of the first item. */
  readonly no: number
  /** "7", or "21–25" for a combination question whose items are numbered individually. */
  readonly printed: string
  readonly score: Tenths
}

export interface Sum {
  readonly questionCount: number
  readonly itemCount: number
  readonly score: Tenths
}

export interface NumberedSection extends Sum {
  /** From 1, in section order. */
  readonly sectionNo: number
}

/** Counts and sums of a paper (specification §3.5 and §4.5). */
export interface PaperNumbers extends Sum {
  readonly sections: ReadonlyMap<ElementId, NumberedSection>
  readonly questions: ReadonlyMap<ElementId, NumberedQuestion>
  /** By `itemId`. */
  readonly items: ReadonlyMap<number, NumberedItem>
}

/**
 * Numbers and sums of a paper. Printed numbers continue from section to section, except where a section has a first
 * number. This runs after every change to a paper, so it takes a single pass.
 */
export function numberPaper(paper: Pick<Paper, 'elements'>): PaperNumbers {
  const sections = new Map<ElementId, NumberedSection>()
  const count = new Count()
  for (const element of paper.elements) {
    if (isQuestion(element)) count.add(element, usualNumbering.numberRule)
    if (!isSection(element)) continue
    const { elementId, firstNumber, numberRule, children } = element
    const before = count.sum()
    count.printed = firstNumber ?? count.printed
    for (const child of children) if (isQuestion(child)) count.add(child, numberRule)
    sections.set(elementId, { sectionNo: sections.size + 1, ...difference(count.sum(), before) })
  }
  return { ...count.sum(), sections, questions: count.questions, items: count.items }
}

const difference = (after: Sum, before: Sum): Sum => ({
  questionCount: after.questionCount - before.questionCount,
  itemCount: after.itemCount - before.itemCount,
  score: after.score - before.score,
})

/** Counts one question after another. */
class Count {
  readonly questions = new Map<ElementId, NumberedQuestion>()
  readonly items = new Map<number, NumberedItem>()
  /** The next number to print. */
  printed = 1
  #questionCount = 0
  #itemCount = 0
  #score: Tenths = 0

  sum(): Sum {
    return { questionCount: this.#questionCount, itemCount: this.#itemCount, score: this.#score }
  }

  add({ elementId, items }: PaperQuestion, rule: NumberRule): void {
    const no = this.#itemCount + 1
    const { printed } = this
    const steps = rule === 'byItem' ? items.length : 1
    const isBracketed = rule === 'byQuestion' && items.length > 1
    let score: Tenths = 0
    let index = 0
    for (const item of items) {
      score += item.score
      const ofItem = isBracketed ? `${printed}(${index + 1})` : `${printed + index}`
      this.items.set(item.itemId, { no: no + index, printed: ofItem })
      index += 1
    }
    this.questions.set(elementId, {
      no,
      printed: steps > 1 ? `${printed}–${printed + steps - 1}` : `${printed}`,
      score,
    })
    this.printed += steps
    this.#questionCount += 1
    this.#itemCount += items.length
    this.#score += score
  }
}

/** The score of a question, in tenths of a point. */
export const scoreOf = ({ items }: PaperQuestion): Tenths => totalOf(items.map(({ score }) => score))

/** Counts and score of these elements and their contents. */
export function sumOf(elements: readonly PaperElement[]): Sum {
  const questions = questionsOf(elements)
  return {
    questionCount: questions.length,
    itemCount: itemCountOf(questions),
    score: totalOf(questions.map(scoreOf)),
  }
}

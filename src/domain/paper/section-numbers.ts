/** The numbers printed in each section: what changing one section does to the others, and which numbers occur twice. */
import type { SectionNumbering } from './editing/operations.ts'
import { isSection, itemCountOf, questionsOf } from './elements.ts'
import { type ElementId, type NumberRule, type Paper, type PaperElement, usualNumbering } from './paper.ts'

/** How many numbers a section, or a question outside of any, prints. */
function numbersIn(element: PaperElement, rule: NumberRule): number {
  const questions = questionsOf([element])
  return rule === 'byItem' ? itemCountOf(questions) : questions.length
}

/**
 * The numbering of all sections after one of them was changed. Sections that continued from the one before still do,
 * those with a number of their own keep it.
 */
export function renumbered(
  { elements }: Pick<Paper, 'elements'>,
  elementId: ElementId,
  change: Partial<Omit<SectionNumbering, 'elementId'>>,
): SectionNumbering[] {
  let [before, after] = [1, 1]
  return elements.flatMap((element) => {
    const { numberRule, firstNumber } = numberingOf(element)
    const continues = firstNumber === null || firstNumber === before
    const kept = { elementId: element.elementId, numberRule, firstNumber: continues ? after : firstNumber }
    const next = element.elementId === elementId ? { ...kept, ...change } : kept
    before = (firstNumber ?? before) + numbersIn(element, numberRule)
    after = (next.firstNumber ?? after) + numbersIn(element, next.numberRule)
    return isSection(element) ? [next] : []
  })
}

/** Outside of sections, questions are numbered as usual. */
const numberingOf = (element: PaperElement) => (isSection(element) ? element : usualNumbering)

/** The elements that print a number which another one, a section or a question outside of any, prints too. */
export function elementsWithSameNumbers({ elements }: Pick<Paper, 'elements'>): ReadonlySet<ElementId> {
  let next = 1
  const ranges = elements.map((element) => {
    const { numberRule, firstNumber } = numberingOf(element)
    const first = firstNumber ?? next
    next = first + numbersIn(element, numberRule)
    return { elementId: element.elementId, first, next }
  })
  const filled = ranges.filter((one) => one.first < one.next)
  const overlapping = filled.filter((one) =>
    filled.some((other) => other !== one && other.first < one.next && one.first < other.next),
  )
  return new Set(overlapping.map(({ elementId }) => elementId))
}

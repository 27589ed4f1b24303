/** The numbers printed in each section: what changing one section does to the others, and which numbers occur twice. */
import type { SectionNumbering } from './editing/operations.ts'
import { isSection, itemCountOf, questionsOf } from './elements.ts'
import type { ElementId, NumberRule, Paper, PaperSection } from './paper.ts'

/** How many numbers a section prints. */
function numbersIn({ children }: PaperSection, rule: NumberRule): number {
  const questions = questionsOf(children)
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
  return elements.filter(isSection).map((section) => {
    const { numberRule, firstNumber } = section
    const continues = firstNumber === null || firstNumber === before
    const kept = { elementId: section.elementId, numberRule, firstNumber: continues ? after : firstNumber }
    const next = section.elementId === elementId ? { ...kept, ...change } : kept
    before = (firstNumber ?? before) + numbersIn(section, numberRule)
    after = (next.firstNumber ?? after) + numbersIn(section, next.numberRule)
    return next
  })
}

/** The sections that print a number which another section prints too. */
export function sectionsWithSameNumbers({ elements }: Pick<Paper, 'elements'>): ReadonlySet<ElementId> {
  let next = 1
  const ranges = elements.filter(isSection).map((section) => {
    const first = section.firstNumber ?? next
    next = first + numbersIn(section, section.numberRule)
    return { elementId: section.elementId, first, next }
  })
  const filled = ranges.filter((one) => one.first < one.next)
  const overlapping = filled.filter((one) =>
    filled.some((other) => other !== one && other.first < one.next && one.first < other.next),
  )
  return new Set(overlapping.map(({ elementId }) => elementId))
}

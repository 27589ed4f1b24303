import { isQuestion, isSection, mapSections } from '../elements.ts'
import type { Paper, PaperSection } from '../paper.ts'
import { usualNumbering } from '../paper.ts'
import { mergeMaths } from './merge-maths.ts'
import { edited, type Edited, type PaperNote } from './operations.ts'

/** Runs after every operation and on opening a paper: merges maths, and restores usual numbers unless all are set. */
export function settle(paper: Paper): Edited {
  const merged = mergeMaths(paper)
  const numbered = hasAllNumbers(merged) ? merged : withUsualNumbers(merged)
  const notes: PaperNote[] = []
  if (merged !== paper) notes.push({ kind: 'mathsMerged' })
  if (numbered !== merged) notes.push({ kind: 'numberingReset' })
  return edited(numbered, ...notes)
}

/**
 * Whether sections may have their own numbering: each of them has a first number, and no question is beside them
 * (specification §4.5).
 */
export const hasAllNumbers = ({ elements }: Paper): boolean =>
  elements.every((element) => !isQuestion(element) && (!isSection(element) || element.firstNumber !== null))

/** The paper with usual numbering in all sections. */
export const withUsualNumbers = (paper: Paper): Paper =>
  mapSections(paper, (section) => (isUsual(section) ? section : { ...section, ...usualNumbering }))

/** Whether a section is numbered as usual: item by item, continuing from the one before. */
export const isUsual = ({ numberRule, firstNumber }: Pick<PaperSection, 'numberRule' | 'firstNumber'>): boolean =>
  numberRule === usualNumbering.numberRule && firstNumber === usualNumbering.firstNumber

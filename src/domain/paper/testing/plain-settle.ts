/** What follows every operation (specification §4.5), in the plain model: the merge of maths, and usual numbers. */
import { isMaths } from '#domain/classes/subjects.ts'
import type { PaperNote } from '../editing/operations.ts'
import {
  headingIn,
  headingsIn,
  mathsHeadings,
  newSection,
  type PlainList,
  type PlainPaper,
  type PlainSection,
  sectionsIn,
} from './plain-paper.ts'

export function settle({ subjectId, elements }: PlainPaper): PaperNote[] {
  const notes: PaperNote[] = mergeMaths(subjectId, elements) ? [{ kind: 'mathsMerged' }] : []
  return isNumberedThroughout(elements) || !numberAsUsual(elements) ? notes : [...notes, { kind: 'numberingReset' }]
}

export const isNumberedThroughout = (list: PlainList): boolean =>
  list.every((element) => element.kind !== 'question') &&
  sectionsIn(list).every(({ firstNumber }) => firstNumber !== null)

export const hasOwnNumbers = ({ numberRule, firstNumber }: Pick<PlainSection, 'numberRule' | 'firstNumber'>): boolean =>
  numberRule !== 'byItem' || firstNumber !== null

/** Whether any section was numbered in another way. */
export function numberAsUsual(list: PlainList): boolean {
  const changed = sectionsIn(list).filter(hasOwnNumbers)
  for (const section of changed) Object.assign(section, { numberRule: 'byItem', firstNumber: null })
  return changed.length > 0
}

/** Whether there was anything to merge. */
function mergeMaths(subjectId: number, list: PlainList): boolean {
  const loose = list.filter((element) => element.kind === 'question')
  if (!isMaths(subjectId) || loose.length === 0) return false
  const headings = list
    .filter(({ kind }) => kind !== 'title')
    .map((element) => (element.kind === 'section' ? headingsIn(subjectId, element) : headingsOf(subjectId, element)))
  if (!headings.every(([heading, ...others]) => others.length === 0 && mathsHeadings.includes(heading ?? '')))
    return false
  const before = [...list]
  list.splice(0, list.length, ...list.filter(({ kind }) => kind === 'title'))
  for (const heading of mathsHeadings) {
    const questions = loose.filter((question) => headingIn(subjectId, question) === heading)
    const sections = sectionsIn(before).filter((section) => headingsIn(subjectId, section).includes(heading))
    if (sections.length === 0 && questions.length > 0) sections.push(newSection([...before, ...list], heading, []))
    sections.at(-1)?.children.push(...questions)
    list.push(...sections)
  }
  return true
}

const headingsOf = (subjectId: number, leaf: Exclude<PlainList[number], PlainSection>): string[] =>
  leaf.kind === 'question' ? [headingIn(subjectId, leaf)] : []

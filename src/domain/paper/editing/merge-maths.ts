import { isMaths } from '#domain/classes/subjects.ts'
import { isQuestion, isSection, withChildren } from '../elements.ts'
import type { Paper, PaperElement, PaperQuestion, PaperSection } from '../paper.ts'
import { freeSectionId, headingOf, mergedHeadings, onlyHeadingOf, usualSection } from './groups.ts'

/**
 * Puts a maths paper that has only single choices, multiple choices and blanks at its top level into three sections in
 * that order (specification §4.5). Titles stay in front, existing sections of these types are kept and filled. With any
 * other element, or no question, at the top level, the paper stays as it is.
 */
export function mergeMaths(paper: Paper): Paper {
  const { subjectId, elements } = paper
  const loose = elements.filter(isQuestion)
  if (!isMaths(subjectId) || loose.length === 0 || !elements.every(isMergeable(subjectId))) return paper
  const merged: PaperElement[] = elements.filter(({ kind }) => kind === 'title')
  for (const heading of mergedHeadings) {
    const present = elements.filter(isSection).filter((section) => onlyHeadingOf(subjectId, section) === heading)
    const questions = loose.filter((question) => headingOf(subjectId, question) === heading)
    merged.push(...filled(present, heading, questions, [...elements, ...merged]))
  }
  return { ...paper, elements: merged }
}

const isMergeable =
  (subjectId: number) =>
  (element: PaperElement): boolean => {
    if (!isSection(element) && !isQuestion(element)) return element.kind === 'title'
    const heading = isQuestion(element) ? headingOf(subjectId, element) : onlyHeadingOf(subjectId, element)
    return heading !== null && mergedHeadings.includes(heading)
  }

/** The sections of a heading with more questions appended to the last one, or in a new one if there is none. */
function filled(
  present: readonly PaperSection[],
  heading: string,
  questions: readonly PaperQuestion[],
  others: readonly PaperElement[],
): readonly PaperSection[] {
  const last = present.at(-1)
  if (last !== undefined) return [...present.slice(0, -1), withChildren(last, [...last.children, ...questions])]
  if (questions.length === 0) return []
  return [{ elementId: freeSectionId(others), ...usualSection(heading, questions) }]
}

import type { Add, Position } from '#domain/paper/editing/operations.ts'
import { freeSectionId, headingOf, onlyHeadingOf, sectionFor, usualSection } from '#domain/paper/editing/groups.ts'
import { isSection } from '#domain/paper/elements.ts'
import type { Paper, PaperElement, PaperQuestion } from '#domain/paper/paper.ts'
import { outlineRows, rowId } from './outline-rows.ts'

/**
 * Adds a question that is begun: at the end of a selected section, or behind what is selected unless that is among
 * questions of another type only. Otherwise it goes to the section with its type, or begins one.
 */
export function addingNew(paper: Paper, selected: PaperElement | null, question: PaperQuestion): Add {
  const position = positionAt(paper, selected, question)
  const heading = headingOf(paper.subjectId, question)
  if (position !== null || sectionFor(paper, heading) !== null) return { kind: 'add', elements: [question], position }
  const section = { elementId: freeSectionId(paper.elements), ...usualSection(heading, [question]) }
  return { kind: 'add', elements: [section], position: { sectionId: null, index: paper.elements.length } }
}

/** The position at what is selected; null if the question does not belong there. */
function positionAt(paper: Paper, selected: PaperElement | null, question: PaperQuestion): Position | null {
  const row = outlineRows(paper).find((each) => rowId(each) === selected?.elementId)
  if (row === undefined) return null
  if (isSection(row.element)) return { sectionId: row.element.elementId, index: row.element.children.length }
  const { sectionId, index } = row.position
  const section = paper.elements.filter(isSection).find(({ elementId }) => elementId === sectionId)
  const only = section === undefined ? null : onlyHeadingOf(paper.subjectId, section)
  return only === null || only === headingOf(paper.subjectId, question) ? { sectionId, index: index + 1 } : null
}

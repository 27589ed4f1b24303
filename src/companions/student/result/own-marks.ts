import { student } from '#api/contract/groups/student.ts'
import { studentMarks } from '#api/contract/groups/student-marks.ts'
import type { Crop } from '#api/contract/schemas/scans.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { type Shape, shapesOnPage } from '#domain/marking/annotation.ts'
import { onSheet } from '#domain/scan/scan.ts'
import type { AssignmentResult } from './result-items.ts'

export type OwnPage = OutputOf<typeof student.pages>['pages'][number]

/** What a teacher drew over answers, by item. */
export type Drawings = ReadonlyMap<number, readonly Shape[]>

/** The pages of the student's sheet and the teacher's drawings. */
export function useOwnMarks(assignmentId: number) {
  const pages = useEndpoint(student.pages, { assignmentId })
  const notes = useEndpoint(studentMarks.notes, { assignmentId })
  return {
    pages: fetchedPart(pages, (data) => data.pages),
    drawings: fetchedPart(notes, drawingsOf),
  }
}

const drawingsOf = ({ drawn }: OutputOf<typeof studentMarks.notes>): Drawings =>
  new Map(drawn.filter(({ shapes }) => shapes.length > 0).map(({ itemId, shapes }) => [itemId, shapes]))

/** Drawings on answers from the sheet lie on its page, all others over the text. */
export const isOnSheet = (answer: AssignmentResult['answers'][number] | null): boolean => answer?.value === onSheet

/** Where the answer to an item stands on the sheet. */
export function cropOf(pages: readonly OwnPage[], itemId: number): Crop {
  const marked = pages.flatMap(({ scanPageId, marks }) => marks.map((mark) => ({ ...mark, scanPageId })))
  const mark = marked.find((one) => one.itemId === itemId)
  return mark === undefined ? null : { scanPageId: mark.scanPageId, area: mark.area }
}

/** The drawings on one page of the sheet. */
export const drawnOn = (
  page: OwnPage,
  pages: readonly OwnPage[],
  drawings: Drawings,
  { answers }: AssignmentResult,
): readonly Shape[] =>
  answers.filter(isOnSheet).flatMap(({ itemId }) => {
    const first = pages.find(({ marks }) => marks.some((mark) => mark.itemId === itemId))
    return first === undefined ? [] : shapesOnPage(drawings.get(itemId) ?? [], page.sheetPage, first.sheetPage)
  })

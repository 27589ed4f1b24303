import type { ChangeRequest, ReadRequest, RosterImportContext } from './roster-import.types.ts'

/** The open list. */
export interface OfList {
  readonly importId: number
}

export function readRequestOf({
  courseId,
  source,
  chosenWorksheets,
  oneRosterClass,
}: RosterImportContext): ReadRequest {
  if (source === null) throw new Error('No list to read')
  return { courseId, source, sheets: chosenWorksheets, oneRosterClass }
}

export function changeRequestOf(context: RosterImportContext): ChangeRequest {
  if (context.change === null) throw new Error('Nothing to change')
  return { ...ofList(context), change: context.change }
}

export function ofList({ importId }: RosterImportContext): OfList {
  if (importId === null) throw new Error('No list was read')
  return { importId }
}

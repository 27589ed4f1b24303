import { CallError } from '#api/client/failures.ts'

/** The class that has no place left, and how many it has; null for another failure. */
export function fullCourseOf(error: unknown): { readonly courseName: string; readonly freePlaces: number } | null {
  if (!(error instanceof CallError) || error.id !== 'courseFull') return null
  const { data } = error
  if (typeof data !== 'object' || data === null || !('courseName' in data) || !('freePlaces' in data)) return null
  return { courseName: String(data.courseName), freePlaces: Number(data.freePlaces) }
}

/** The name of who registered with a number that another student has; null for another failure. */
export function takenNumberOf(error: unknown): string | null {
  if (!(error instanceof CallError) || error.id !== 'approvedNumberTaken') return null
  const { data } = error
  return typeof data === 'object' && data !== null && 'realname' in data ? String(data.realname) : null
}

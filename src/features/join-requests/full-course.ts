import { CallError } from '#api/client/failures.ts'

/** The class that has no place left, and how many it has; null for another failure. */
export function fullCourseOf(error: unknown): { readonly courseName: string; readonly freePlaces: number } | null {
  if (!(error instanceof CallError) || error.id !== 'courseFull') return null
  const { data } = error
  if (typeof data !== 'object' || data === null || !('courseName' in data) || !('freePlaces' in data)) return null
  return { courseName: String(data.courseName), freePlaces: Number(data.freePlaces) }
}

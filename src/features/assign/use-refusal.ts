import type { Refusal } from '#machines/assign-paper/assign-paper.types.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { assignFields } from './assign-form.ts'
import type { ClassToAssign } from './assign-paper.types.ts'
import { assignTexts } from './assign.texts.ts'

/**
 * A refusal with the field it is shown at, or none if it is about the whole; among several classes it names the one
 * concerned. If there is only one class to choose from, errors of the class are shown with its students.
 */
export function useRefusal(
  refusal: Refusal | null,
  courses: readonly ClassToAssign[],
  chosen: readonly ClassToAssign[],
) {
  const texts = useTexts(assignTexts)
  if (refusal === null) return null
  const own = assignFields.find((name) => name === refusal.field)
  const field = own === 'courseIds' && courses.length === 1 ? 'uids' : own
  const refusedClass = chosen.length > 1 ? chosen.find(({ courseId }) => courseId === refusal.courseId) : undefined
  const { kind } = refusal
  if (refusedClass === undefined) return { kind, field, refusedClass, message: refusal.message }
  return { kind, field, refusedClass, message: texts.ofClass(refusedClass.courseName, refusal.message) }
}

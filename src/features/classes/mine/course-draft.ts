import type { course } from '#api/contract/groups/course.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { courseDefaults } from '#domain/classes/class-limits.ts'
import { type CourseType, courseTypeOf } from '#domain/classes/course-types.ts'
import { isStage, isSubject } from '#domain/classes/teaching.ts'
import type { StageId, SubjectId } from '#domain/classes/subjects.ts'

/** The values in the form of a class. */
export interface CourseDraft {
  readonly courseName: string
  readonly stageId: StageId | null
  readonly subjectId: SubjectId | null
  readonly bookId: number | null
  readonly needsApproval: boolean
  readonly courseType: CourseType
}

/** A new class starts with its teacher's subject and stage. */
export const emptyDraft = (teaching: Pick<CourseDraft, 'stageId' | 'subjectId'>): CourseDraft => ({
  ...teaching,
  courseName: '',
  bookId: null,
  needsApproval: true,
  courseType: courseDefaults.courseType,
})

export const draftOf = (course: Course): CourseDraft => ({
  courseName: course.courseName,
  stageId: isStage(course.stageId) ? course.stageId : null,
  subjectId: isSubject(course.subjectId) ? course.subjectId : null,
  bookId: course.bookId,
  needsApproval: course.needsApproval,
  courseType: courseTypeOf(course.courseType),
})

/** The draft as sent; null while something is missing. */
export function fieldsOf(draft: CourseDraft): InputOf<(typeof course)['save']> | null {
  const { stageId, subjectId, bookId, ...rest } = draft
  const courseName = draft.courseName.trim()
  if (courseName === '' || stageId === null || subjectId === null) return null
  return { ...rest, courseName, stageId, subjectId, ...(bookId !== null && { bookId }) }
}

/** Changing the subject changes the available books. */
export const withTeaching = (
  draft: CourseDraft,
  teaching: Pick<CourseDraft, 'stageId' | 'subjectId'>,
): CourseDraft => ({
  ...draft,
  ...teaching,
  bookId: teaching.subjectId === draft.subjectId ? draft.bookId : null,
})

/**
 * Fields changed here stay; all others take the values that somebody has saved meanwhile. Stage, subject and book go
 * together.
 */
export function rebased(typed: CourseDraft, before: CourseDraft, latest: CourseDraft): CourseDraft {
  const isTeachingTyped = (['stageId', 'subjectId', 'bookId'] as const).some((name) => typed[name] !== before[name])
  const { stageId, subjectId, bookId } = isTeachingTyped ? typed : latest
  const mine = <Name extends 'courseName' | 'needsApproval' | 'courseType'>(name: Name) =>
    typed[name] === before[name] ? latest[name] : typed[name]
  return {
    stageId,
    subjectId,
    bookId,
    courseName: mine('courseName'),
    needsApproval: mine('needsApproval'),
    courseType: mine('courseType'),
  }
}

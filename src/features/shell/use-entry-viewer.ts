import type { Course } from '#api/contract/schemas/courses.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { useOpenFunctions } from '#api/queries/use-open-functions.ts'
import type { EntryViewer } from './entries.ts'
import { useEntryOrder } from './use-entry-order.ts'

/** Who sees the entries, and in which order. */
export const useEntryViewer = (
  { subjectId, areaId }: Pick<TeacherInfo, 'subjectId' | 'areaId'>,
  course: Pick<Course, 'courseId'> | null,
): EntryViewer => ({
  courseId: course?.courseId ?? null,
  subjectId,
  areaId,
  isOpen: useOpenFunctions(),
  order: useEntryOrder(),
})

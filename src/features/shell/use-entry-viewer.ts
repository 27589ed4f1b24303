import type { Course } from '#api/contract/schemas/courses.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { useOpenFeatures } from '#api/queries/use-open-features.ts'
import type { EntryViewer } from './entries.ts'
import { useEntryOrder } from './use-entry-order.ts'

/** Who sees the entries, and in which order. */
export const useEntryViewer = (
  { subjectId, regionId }: Pick<TeacherInfo, 'subjectId' | 'regionId'>,
  course: Pick<Course, 'courseId'> | null,
): EntryViewer => ({
  courseId: course?.courseId ?? null,
  subjectId,
  regionId,
  isOpen: useOpenFeatures(),
  order: useEntryOrder(),
})

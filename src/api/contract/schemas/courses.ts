import * as z from 'zod/mini'
import { courseLimits } from '#domain/classes/class-limits.ts'
import { courseTypes } from '#domain/classes/course-types.ts'
import { flag, id, intBetween } from '#domain/wire/scalars.ts'
import { text } from '#domain/wire/text.ts'
import { stageId, subjectId } from './teaching.ts'

/** A class from the point of view of one of its teachers (specification §3 Course). */
export const course = z.object({
  courseId: z.int(),
  courseName: z.string(),
  classCode: z.string(),
  courseType: z.int(),
  needsApproval: z.boolean(),
  leadTeacherId: z.int(),
  /** The lead teacher: opened the class, and may hand it over. */
  ownerId: z.int(),
  leadTeacherName: z.string(),
  /** Names of the co-teachers, joined by "、"; empty for none. */
  teacherName: z.string(),
  courseSchool: z.string(),
  stageId: z.int(),
  subjectId: z.int(),
  bookId: z.nullable(z.int()),
  bookName: z.nullable(z.string()),
  status: z.int(),
  /** The caller's relation to it: 1, teaches it. */
  approveStatus: z.int(),
  /** Known only to a mall and a school's class register; null if there are none. */
  classId: z.nullable(z.int()),
  pictureUrl: z.nullable(z.string()),
  shelfStatus: z.nullable(z.int()),
  prefixNo: z.nullable(z.string()),
  /** Incremented by every change, so that nobody overwrites what somebody else has changed meanwhile. */
  rev: z.int(),
  /** Approved members. */
  studentCount: z.int(),
  /** Undecided requests to join. */
  requestCount: z.int(),
  /** Submissions waiting to be marked. */
  waitingCount: z.int(),
})

/** What a teacher says about a class (specification §3 "Course creation"). */
export const courseFields = {
  courseName: text(courseLimits.name),
  stageId,
  subjectId,
  bookId: z.optional(id),
  /** Whether students who join by the code wait for the teacher. */
  needsApproval: flag,
  courseType: intBetween(courseTypes.home, courseTypes.club),
}

export type Course = z.output<typeof course>

export const courseStudent = z.object({
  uid: z.int(),
  username: z.string(),
  realname: z.string(),
  /** The student's group in this class. */
  groupName: z.nullable(z.string()),
  /** Whether the student can sign in; the others answer on paper only. */
  hasPassword: z.boolean(),
})

export type CourseStudent = z.output<typeof courseStudent>

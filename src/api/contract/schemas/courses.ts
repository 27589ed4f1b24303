import * as z from 'zod/mini'
import { courseLimits } from '#domain/classes/class-limits.ts'
import { courseTypes } from '#domain/classes/course-types.ts'
import { flag, id, intBetween } from '#domain/wire/scalars.ts'
import { text } from '#domain/wire/text.ts'
import { stageId, subjectId } from './teaching.ts'

/** A class as one teacher teaches it (specification §3 Course). */
export const course = z.object({
  courseId: z.int(),
  courseName: z.string(),
  courseCode: z.string(),
  courseType: z.int(),
  needsApproval: z.boolean(),
  lecturerId: z.int(),
  /** Who opened the class and hands it over; the lecturer. */
  ownerId: z.int(),
  lecturerName: z.string(),
  /** Names of those who teach beside the lecturer, joined by "、"; empty for none. */
  teacherName: z.string(),
  organName: z.string(),
  stageId: z.int(),
  subjectId: z.int(),
  bookId: z.nullable(z.int()),
  bookName: z.nullable(z.string()),
  status: z.int(),
  /** Where the caller stands with it: 1, teaches it. */
  approveStatus: z.int(),
  /** What a mall and a school's register of classes know of it; null where there are none. */
  classId: z.nullable(z.int()),
  pictureUrl: z.nullable(z.string()),
  shelfStatus: z.nullable(z.int()),
  prefixNo: z.nullable(z.string()),
  /** Goes up with every change, so that nobody overwrites what somebody else has changed meanwhile. */
  rev: z.int(),
  /** Approved members. */
  studentCount: z.int(),
  /** Requests to join that wait for an answer. */
  requestCount: z.int(),
  /** Submissions that wait for marking. */
  waitingCount: z.int(),
})

/** What a teacher says of a class (specification §3 "Course creation"). */
export const courseFields = {
  courseName: text(courseLimits.name),
  stageId,
  subjectId,
  bookId: z.optional(id),
  /** Whether those who join by the code wait for the teacher. */
  needsApproval: flag,
  courseType: intBetween(courseTypes.home, courseTypes.club),
}

export type Course = z.output<typeof course>

export const courseStudent = z.object({
  uid: z.int(),
  username: z.string(),
  realname: z.string(),
  /** The group of this class that the student is in. */
  groupName: z.nullable(z.string()),
})

export type CourseStudent = z.output<typeof courseStudent>

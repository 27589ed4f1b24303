import * as z from 'zod/mini'

/** A class as one teacher teaches it (specification §3 Course). */
export const course = z.object({
  courseId: z.int(),
  courseName: z.string(),
  courseCode: z.string(),
  courseType: z.int(),
  isApprove: z.boolean(),
  lecturerId: z.int(),
  lecturerName: z.string(),
  organName: z.string(),
  stageId: z.int(),
  subjectId: z.int(),
  bookId: z.nullable(z.int()),
  bookName: z.nullable(z.string()),
  status: z.int(),
  /** Approved members. */
  stuNum: z.int(),
  /** Requests to join that wait for an answer. */
  verifyNum: z.int(),
  /** Scripts that wait for marking. */
  writeNum: z.int(),
})

export type Course = z.output<typeof course>

export const courseStudent = z.object({
  uid: z.int(),
  username: z.string(),
  realname: z.string(),
})

export type CourseStudent = z.output<typeof courseStudent>

import * as z from 'zod/mini'
import { pageSizes } from '#domain/portal/constants.ts'
import { id, idNumber, intBetween } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { course as courseSchema, courseFields, courseStudent } from '../schemas/courses.ts'
import { page, pager } from '../schemas/paging.ts'
import { subjectId } from '../schemas/teaching.ts'

/**
 * A version of a subject's books (specification §3 Book-version option); the last two come from an external dictionary.
 */
const bookVersionOption = {
  optionId: z.int(),
  optionName: z.string(),
  guid: z.nullable(z.string()),
  dictId: z.nullable(z.int()),
}

/** Course service (specification §7 Course and book). */
export const course = {
  /** Classes in use (1), also by default, or archived ones (0). */
  list: endpoint({
    path: '/client/teacher/course/list-simple',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({ status: z.optional(intBetween(0, 1)), pager: pager(pageSizes.courses) }),
    output: page(courseSchema),
  }),
  info: endpoint({
    path: '/client/course/info',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    input: z.object({ courseId: id }),
    output: courseSchema,
  }),
  /** Opens a class, taught by whoever opens it. */
  save: endpoint({
    path: '/client/course/save',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    input: z.object(courseFields),
    output: z.object({ courseId: z.int(), classCode: z.string() }),
    errors: { subjectNotOfStage: null, bookNotOfSubject: null, tooManyCourses: null },
  }),
  update: endpoint({
    path: '/client/course/update',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    input: z.object({ courseId: id, rev: intBetween(0, 999_999_999), ...courseFields }),
    output: z.object({ rev: z.int() }),
    errors: {
      subjectNotOfStage: null,
      bookNotOfSubject: null,
      subjectOfAssignments: null,
      courseChangedMeanwhile: null,
    },
  }),
  /** Archives a class (0) or restores it (1); its assignments and reports stay. */
  updateStatus: endpoint({
    path: '/client/course/status/update',
    access: 'teacher',
    effect: 'write',
    owner: 'ownCourse',
    input: z.object({ courseId: id, status: intBetween(0, 1) }),
    errors: { tooManyCourses: null },
  }),
  /** Replaces the code and join link after they have leaked. */
  renewCode: endpoint({
    path: '/client/course/code/renew',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    input: z.object({ courseId: id }),
    output: z.object({ classCode: z.string() }),
  }),
  /** A subject's textbooks, in order. */
  books: endpoint({
    path: '/client/teacher/book/list',
    access: 'teacher',
    effect: 'read',
    owner: 'none',
    input: z.object({ subjectId }),
    output: z.object({ list: z.array(z.object({ bookId: idNumber, bookName: z.string(), ...bookVersionOption })) }),
  }),
  /** Stages of the caller's classes in use, with the number of classes. */
  stages: endpoint({
    path: '/client/course/stage/list',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    output: z.object({ list: z.array(z.object({ stageId: z.int(), courses: z.int() })) }),
  }),
  /** Number of students in the caller's classes in use, without counting anybody twice. */
  studentCount: endpoint({
    path: '/client/course/student/count',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    output: z.object({ count: z.int() }),
  }),
  /** Students waiting for a teacher's decision in the caller's classes in use. */
  approveCount: endpoint({
    path: '/client/course/student/approve/count',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    output: z.object({ count: z.int() }),
  }),
  students: endpoint({
    path: '/client/course/student/list',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    audit: 'read',
    input: z.object({ courseId: id, pager: pager(pageSizes.longLists) }),
    output: page(courseStudent),
  }),
  /**
   * Gives a student a random password, returned only this once and to be changed at the next sign-in; signs them out
   * everywhere.
   */
  resetStudentPassword: endpoint({
    path: '/client/course/member/reset/pwd',
    access: 'teacher',
    effect: 'write',
    owner: 'classStudent',
    audit: 'change',
    answerIsSecret: true,
    input: z.object({ studentId: id }),
    output: z.object({ password: z.string() }),
  }),
} as const

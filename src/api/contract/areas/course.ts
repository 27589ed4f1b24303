import * as z from 'zod/mini'
import { id, intBetween } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { course as courseSchema, courseStudent } from '../schemas/courses.ts'
import { page, pager } from '../schemas/paging.ts'

/** Course service (specification §7 Course and book). */
export const course = {
  list: endpoint({
    path: '/client/teacher/course/list-simple',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({ status: intBetween(0, 1), pager: pager(999) }),
    output: page(courseSchema),
    errors: [],
  }),
  students: endpoint({
    path: '/client/course/student/list',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    audit: 'read',
    input: z.object({ courseId: id, pager: pager(9999) }),
    output: page(courseStudent),
    errors: [],
  }),
  /** Gives a student a password by chance, told this once, to be changed at the next sign-in; signs them out everywhere. */
  resetStudentPassword: endpoint({
    path: '/client/course/member/reset/pwd',
    access: 'teacher',
    effect: 'write',
    owner: 'classStudent',
    audit: 'change',
    answerIsSecret: true,
    input: z.object({ studentId: id }),
    output: z.object({ password: z.string() }),
    errors: [],
  }),
} as const

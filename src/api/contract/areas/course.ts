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
} as const

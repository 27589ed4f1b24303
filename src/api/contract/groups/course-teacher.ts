import * as z from 'zod/mini'
import { csv } from '#domain/wire/csv.ts'
import { id, instant } from '#domain/wire/scalars.ts'
import { text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'

const ofCourse = z.object({ courseId: id })

const ofTeachers = z.object({ courseId: id, teacherIds: csv(id) })

const colleague = z.object({
  teacherId: z.int(),
  realname: z.string(),
  /** Masked: 138****0001; null if none is bound. */
  mobile: z.nullable(z.string()),
})

const teacherOfCourse = z.extend(colleague, {
  isLeadTeacher: z.boolean(),
  /** Can no longer sign in. */
  isDisabled: z.boolean(),
  /** When they joined the lead teacher; null for the lead teacher. */
  addedAt: z.nullable(instant),
})

export type CourseTeacher = z.output<typeof teacherOfCourse>

export type Colleague = z.output<typeof colleague>

/**
 * The teachers of a class (specification §7 course service). Co-teachers have the lead teacher's rights, except choosing
 * the teachers, handing the class over and archiving it. Lists of ids are processed completely or not at all.
 */
export const courseTeacher = {
  /** The lead teacher first, then in the order in which they joined. */
  list: endpoint({
    path: '/client/course/teacher/list',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    input: ofCourse,
    output: z.object({ list: z.array(teacherOfCourse) }),
  }),
  /** Teachers of the school who do not teach the class: by part of the name, or by the complete mobile. */
  search: endpoint({
    path: '/client/course/teacher/search',
    access: 'teacher',
    effect: 'read',
    owner: 'ownCourse',
    input: z.object({ courseId: id, keyword: text(60) }),
    output: z.object({ list: z.array(colleague) }),
  }),
  add: endpoint({
    path: '/client/course/teacher/save',
    access: 'teacher',
    effect: 'write',
    owner: 'ownCourse',
    audit: 'change',
    input: ofTeachers,
    errors: { teacherUnknown: null, tooManyTeachers: null },
  }),
  remove: endpoint({
    path: '/client/course/teacher/del',
    access: 'teacher',
    effect: 'write',
    owner: 'ownCourse',
    audit: 'change',
    input: ofTeachers,
    errors: { teacherUnknown: null },
  }),
  /** A co-teacher leaves the class. */
  leave: endpoint({
    path: '/client/course/teacher/leave',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    audit: 'change',
    input: ofCourse,
    errors: { leadTeacherStays: null },
  }),
  /** A colleague becomes the lead teacher at once; the former one stays as a co-teacher. */
  handOver: endpoint({
    path: '/client/course/teacher/hand-over',
    access: 'teacher',
    effect: 'write',
    owner: ['ownCourse', 'schoolTeacher'],
    audit: 'change',
    input: z.object({ courseId: id, teacherId: id }),
    errors: { teacherUnknown: null, otherHasTooManyCourses: null },
  }),
} as const

import * as z from 'zod/mini'
import { csv } from '#domain/wire/csv.ts'
import { id } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'

const chosen = z.object({ courseId: id, uids: csv(id) })

/** Slips to cut out and hand to students (specification §2 courseStudentCode). */
export const slip = {
  /** A sheet of student codes; for the whole class if nobody is chosen. */
  studentCodes: endpoint({
    path: '/client/course/member/student-code/export',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    audit: 'export',
    input: chosen,
    output: { file: 'application/pdf' },
    errors: { noStudents: null, studentNotInClass: null },
  }),
  /** Students whose names contain characters missing from all fonts of the service: slips show 〓 instead. */
  unprintable: endpoint({
    path: '/client/course/member/slip/unprintable',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    audit: 'read',
    input: z.object({ courseId: id }),
    output: z.object({ list: z.array(z.object({ uid: z.int(), realname: z.string(), characters: z.string() })) }),
  }),
  /**
   * Gives the chosen students random passwords, returned only this once as a sheet of slips and to be changed at the
   * next sign-in; signs them out everywhere.
   */
  passwords: endpoint({
    path: '/client/course/member/reset/slips',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    audit: 'change',
    answerIsSecret: true,
    input: chosen,
    output: z.object({
      name: z.string(),
      /** The sheet as a PDF in base64: the result of a write travels in the envelope. */
      passwordSheet: z.string(),
    }),
    errors: { noStudents: null, studentNotInClass: null, tooManySlips: null },
  }),
} as const

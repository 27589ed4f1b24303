import * as z from 'zod/mini'
import { reportFamilies } from '#domain/report/families.ts'
import { day, flag, id } from '#domain/wire/scalars.ts'
import { reportTable } from './report-tables.ts'

/** The report as a file; students stand as numbers where `anonymous` is true. */
export const exported = z.object({ assignmentId: id, anonymous: z.optional(flag) })

/** A class over a stretch of days at school, both included; a side that is left out is open. */
export const stretch = z.object({
  courseId: id,
  startDate: z.optional(day),
  endDate: z.optional(day),
  /** Students stand as numbers. */
  anonymous: flag,
})

export const ofStudent = z.extend(stretch, { studentId: id })

export const oneTable = z.object({ table: reportTable })

export const familyOfReport = z.object({
  assignmentId: id,
  family: z.enum(reportFamilies),
  /** For the growth: of this student alone. */
  studentId: z.optional(id),
  anonymous: flag,
})

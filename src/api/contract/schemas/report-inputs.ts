import * as z from 'zod/mini'
import { reportFamilies } from '#domain/report/families.ts'
import { day, flag, id } from '#domain/wire/scalars.ts'
import { reportTable } from './report-tables.ts'

/** The report as a file; students are numbered if `anonymous` is true. */
export const exported = z.object({ assignmentId: id, anonymous: z.optional(flag) })

/** The same with only some rows, as `ListedRows` says. */
export const exportedRows = z.extend(exported, { handedIn: z.optional(flag), bookId: z.optional(id) })

/** A class over a range of school days, both inclusive; a missing side is open. */
export const stretch = z.object({
  courseId: id,
  startDate: z.optional(day),
  endDate: z.optional(day),
  /** Students are numbered instead of named. */
  anonymous: flag,
})

export const ofStudent = z.extend(stretch, { studentId: id })

export const oneTable = z.object({ table: reportTable })

export const familyOfReport = z.object({
  assignmentId: id,
  family: z.enum(reportFamilies),
  /** For growth reports: only this student. */
  studentId: z.optional(id),
  anonymous: flag,
})

import * as z from 'zod/mini'
import { oneTable } from './report-inputs.ts'
import { nullableCrop } from './scans.ts'

/** A student's answer to an item. */
export const answerToItem = z.object({
  uid: z.int(),
  username: z.string(),
  realname: z.string(),
  value: z.string(),
  score: z.nullable(z.int()),
  crop: nullableCrop,
})

/** One student over all assignments of a class. */
export const studentTrend = z.extend(oneTable, {
  courseName: z.string(),
  realname: z.string(),
  /** Assignments that are over and were not handed in. */
  missing: z.int(),
  /** Mean z-score and its change from assignment to assignment, in hundredths; null if there are too few assignments. */
  standing: z.nullable(z.int()),
  trend: z.nullable(z.int()),
})

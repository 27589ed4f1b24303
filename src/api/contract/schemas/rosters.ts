import * as z from 'zod/mini'
import { rosterFields } from '#domain/roster/columns.ts'
import { columnMeanings } from '#domain/roster/list-columns.ts'
import { mergeReasons } from '#domain/roster/reasons.ts'
import { rowReasons, skipReasons } from '#domain/roster/reasons.ts'
import { idNumber } from '#domain/wire/scalars.ts'

/** What a class list says of a student; null where it says nothing. */
const entryFields = {
  realname: z.string(),
  number: z.nullable(z.string()),
  username: z.nullable(z.string()),
  groupName: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
}

/** A student as a class list tells of one. */
export const rosterStudent = z.object({ uid: z.int(), ...entryFields })

export type RosterStudent = z.output<typeof rosterStudent>

/** What a row changes in a student. */
export const fieldChange = z.object({
  field: z.enum(['realname', 'number', 'groupName', 'mobile']),
  from: z.nullable(z.string()),
  to: z.string(),
})

/** What is wrong in a row, and which other row it excludes. */
export const rowProblem = z.object({
  field: z.enum(rosterFields),
  value: z.string(),
  reason: z.enum(rowReasons),
  otherRow: z.optional(z.int()),
})

/** Data of `studentFieldWrong`. */
export const fieldProblems = z.object({ problems: z.array(rowProblem) })

/** Whom a teacher asked for: nobody but the student's present teachers or, where there is none, the school's owner decides. */
export const askedStudent = z.object({ realname: z.string(), decidedBy: z.enum(['teachers', 'owner']) })

export type AskedStudent = z.output<typeof askedStudent>

/**
 * What would become of one row: a new account (`added`), a student of the school who comes into the class (`joined`) or, as
 * others teach the student, is asked for (`asked`), one of the class who is changed (`updated`) or not (`unchanged`), or
 * nothing (`skipped`, `bad`). Fields are the present ones for `updated` and `unchanged`, empty for `skipped`, and else the
 * row's own; those of a bad row as they were typed. What is wrong in a row that is not bad is left out of it.
 */
export const rosterRow = z.object({
  row: z.int(),
  file: z.optional(z.string()),
  kind: z.enum(['added', 'joined', 'asked', 'updated', 'unchanged', 'skipped', 'bad']),
  uid: z.nullable(z.int()),
  ...entryFields,
  changes: z.array(fieldChange),
  cells: z.array(z.string()),
  problems: z.array(rowProblem),
  /** Why a row is left out that tells no student. */
  skipReason: z.optional(z.enum(skipReasons)),
})

export type RosterRow = z.output<typeof rosterRow>

/**
 * A student of the class, or of the school, who may be the one of an added row. Of one whom others teach (`nameOfOthers`)
 * nothing is told but the name, the end of the number, and the classes.
 */
export const mergeProposal = z.object({
  row: z.int(),
  why: z.enum(mergeReasons),
  changes: z.array(fieldChange),
  student: rosterStudent,
  classNames: z.array(z.string()),
})

export type MergeProposal = z.output<typeof mergeProposal>

/** What the teacher says of a row; by its number. */
export const rowDecision = z.union([
  z.object({ kind: z.literal('merge'), uid: idNumber }),
  z.object({ kind: z.enum(['add', 'skip']) }),
])

export const rowDecisions = z.record(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), rowDecision)

/** A column of a list, what it is, and whether the teacher has to confirm that. */
export const listColumn = z.object({
  key: z.string(),
  heading: z.string(),
  samples: z.array(z.string()),
  meaning: z.enum(columnMeanings),
  isAsked: z.boolean(),
})

/** What the columns are by the choice of the teacher; by their keys. */
export const chosenMeanings = z.record(z.string().check(z.regex(/^[a-z]{1,6}\d{0,3}$/)), z.enum(columnMeanings))

/** How far a list is: looked at, waiting to be written, at work, written, or given up. */
export const importState = z.enum(['looking', 'waiting', 'running', 'done', 'failed'])

/** What a written list has done; `failed` counts the rows that were bad, or became so meanwhile. */
export const importResult = z.object({
  added: z.int(),
  joined: z.int(),
  asked: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  skipped: z.int(),
  failed: z.int(),
})

export type ImportResult = z.output<typeof importResult>

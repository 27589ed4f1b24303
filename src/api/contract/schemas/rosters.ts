import * as z from 'zod/mini'
import { rosterFields } from '#domain/roster/columns.ts'
import { columnMeanings } from '#domain/roster/list-columns.ts'
import { mergeReasons } from '#domain/roster/reasons.ts'
import { rowReasons, skipReasons } from '#domain/roster/reasons.ts'
import { idNumber } from '#domain/wire/scalars.ts'

/** What a class list says about a student; null where it is silent. */
const entryFields = {
  realname: z.string(),
  number: z.nullable(z.string()),
  username: z.nullable(z.string()),
  groupName: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
}

/** A student as described by a class list. */
export const rosterStudent = z.object({ uid: z.int(), ...entryFields })

export type RosterStudent = z.output<typeof rosterStudent>

/** What a row changes in a student. */
export const fieldChange = z.object({
  field: z.enum(['realname', 'number', 'groupName', 'mobile']),
  from: z.nullable(z.string()),
  to: z.string(),
})

/** A fault in a row, and the row it conflicts with. */
export const rowProblem = z.object({
  field: z.enum(rosterFields),
  value: z.string(),
  reason: z.enum(rowReasons),
  otherRow: z.optional(z.int()),
})

/** Data of `studentFieldWrong`. */
export const fieldProblems = z.object({ problems: z.array(rowProblem) })

/** A requested student: only the student's present teachers decide or, if there is none, the school's owner. */
export const askedStudent = z.object({ realname: z.string(), decidedBy: z.enum(['teachers', 'owner']) })

export type AskedStudent = z.output<typeof askedStudent>

/**
 * The outcome of one row: a new account (`added`), a student of the school who joins the class (`joined`) or, if taught
 * by others, is requested (`asked`), one of the class who is changed (`updated`) or not (`unchanged`), or nothing
 * (`skipped`, `bad`). Fields are the current ones for `updated` and `unchanged`, empty for `skipped`, and otherwise the
 * row's own; those of a bad row as typed. Faulty fields of a row that is not bad are dropped.
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
  /** Why a row that is not a student is left out. */
  skipReason: z.optional(z.enum(skipReasons)),
})

export type RosterRow = z.output<typeof rosterRow>

/**
 * A student of the class, or of the school, who may be the one in an added row. About one taught by others
 * (`nameOfOthers`) only the name, the end of the number, and the classes are revealed.
 */
export const mergeProposal = z.object({
  row: z.int(),
  why: z.enum(mergeReasons),
  changes: z.array(fieldChange),
  student: rosterStudent,
  classNames: z.array(z.string()),
})

export type MergeProposal = z.output<typeof mergeProposal>

/** The teacher's decision about a row, by its number. */
export const rowDecision = z.union([
  z.object({ kind: z.literal('merge'), uid: idNumber }),
  z.object({ kind: z.enum(['add', 'skip']) }),
])

export const rowDecisions = z.record(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), rowDecision)

/** A column of a list, its meaning, and whether the teacher has to confirm it. */
export const listColumn = z.object({
  key: z.string(),
  heading: z.string(),
  samples: z.array(z.string()),
  meaning: z.enum(columnMeanings),
  isAsked: z.boolean(),
})

/** The column meanings chosen by the teacher, by column key. */
export const chosenMeanings = z.record(z.string().check(z.regex(/^[a-z]{1,6}\d{0,3}$/)), z.enum(columnMeanings))

/** Progress of a list: being reviewed, waiting to be written, being written, written, or failed. */
export const importState = z.enum(['looking', 'waiting', 'running', 'done', 'failed'])

/** The result of writing a list; `failed` counts the rows that were bad, or became so meanwhile. */
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

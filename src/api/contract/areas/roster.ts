import * as z from 'zod/mini'
import { rosterBodyLimits } from '#domain/classes/class-limits.ts'
import { rosterLimits } from '#domain/roster/columns.ts'
import type { ListRefusal } from '#domain/roster/reasons.ts'
import { json } from '#domain/wire/json.ts'
import { flag, id, intBetween } from '#domain/wire/scalars.ts'
import { optionalText, text } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import {
  askedStudent,
  chosenMeanings,
  fieldProblems,
  importResult,
  importState,
  listColumn,
  mergeProposal,
  rosterRow,
  rosterStudent,
  rowDecisions,
} from '../schemas/rosters.ts'

const spreadsheet = { file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const

/** Why a file or a text is no class list. */
const listErrors = {
  fileTooLarge: null,
  fileEmpty: null,
  otherFormat: null,
  oldExcel: null,
  passwordProtected: null,
  unsafeFile: null,
  brokenFile: null,
  unreadableText: null,
  tooManyRows: null,
  tooManyCells: null,
  tooSlow: null,
  noNames: null,
  severalNameColumns: null,
  columnsMissing: null,
  filesMissing: null,
} as const satisfies Readonly<Record<ListRefusal, null>>

/** A list on its way; `rows` is how many it has. */
const readList = z.object({ importId: z.int(), rows: z.int() })

/** What importing a list would do. */
const dryRunView = z.object({
  importId: z.int(),
  courseId: z.int(),
  /** Empty for a pasted list. */
  fileName: z.string(),
  /** Stands for all that is told here but the missing: applying says what the teacher saw. */
  digest: z.string(),
  /** What stands where; none where a standard says it. */
  columns: z.array(listColumn),
  rows: z.array(rosterRow),
  proposals: z.array(mergeProposal),
  /** Students of the class whom the list does not name. */
  missing: z.array(rosterStudent),
  /** The sheets of a workbook that were read; `rowsBefore` is how many rows of the list stand before those of a sheet. */
  sheets: z.array(z.object({ name: z.string(), rowsBefore: z.int() })),
  /** Names of sheets with something in them that were not read. */
  otherSheets: z.array(z.string()),
})

/** Class lists: one student, many by import, and the list as a file (specification §7.4: import/export students). */
export const roster = {
  /**
   * Puts one student into a class: a new account, or with `username`, `studentNo` or `studentId` one of the school. Students
   * who are likely the same come back instead, and nothing is written, unless the teacher says that it is somebody else.
   * One whom others teach is no member before these agree (`asked`).
   */
  save: endpoint({
    path: '/client/course/member/save',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    audit: 'change',
    input: z.object({
      courseId: id,
      realname: text(rosterLimits.realname),
      studentNo: optionalText(rosterLimits.number),
      username: optionalText(rosterLimits.username),
      groupName: optionalText(rosterLimits.groupName),
      mobile: optionalText(rosterLimits.number),
      /** Of a proposal, with the same name. */
      studentId: z.optional(id),
      asNew: flag,
    }),
    output: z.object({
      /** Null where somebody may be the same, or was asked for. */
      student: z.nullable(rosterStudent),
      /** Whether the school had the student already. */
      isOfSchool: z.boolean(),
      asked: z.nullable(askedStudent),
      proposals: z.array(mergeProposal),
    }),
    /** `studentFieldWrong` tells the fields in `data.problems`. */
    errors: {
      studentFieldWrong: fieldProblems,
      alreadyMember: null,
      studentNoTaken: null,
      accountUnknown: null,
      classFull: null,
    },
  }),
  /** Reads a file (.xlsx, .csv, .tsv, .txt, or a zip of OneRoster files, of which one class is taken) as a class list. */
  read: endpoint({
    path: '/client/course/member/import/read',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    bodyBytes: rosterBodyLimits.file,
    input: z.object({
      courseId: id,
      fileName: text(rosterBodyLimits.fileName),
      /** The file in base64url. */
      content: z.string().check(z.regex(/^[\w-]*$/)),
      /** Which sheets of a workbook. */
      sheets: z.optional(json(z.array(z.string().check(z.maxLength(255))).check(z.maxLength(rosterLimits.sheets)))),
      /** Which class of a OneRoster set. */
      oneRosterClass: z.optional(z.string().check(z.maxLength(255))),
    }),
    output: z.object({
      list: z.nullable(readList),
      /** The sheets of a workbook with several lists, to choose among; nothing is kept of it then. */
      sheets: z.array(z.object({ name: z.string(), students: z.int() })),
      /** The classes of a OneRoster set, to choose one; nothing is kept of it then. */
      classes: z.array(
        z.object({ sourcedId: z.string(), title: z.string(), school: z.nullable(z.string()), students: z.int() }),
      ),
    }),
    errors: listErrors,
  }),
  /** Reads a pasted list, one student a line. */
  paste: endpoint({
    path: '/client/course/member/import/paste',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    bodyBytes: rosterBodyLimits.text,
    input: z.object({ courseId: id, text: z.string().check(z.maxLength(rosterBodyLimits.text)) }),
    output: z.object({ list: readList }),
    errors: listErrors,
  }),
  /** What importing a list would do to the class as it is now, until it is applied. */
  view: endpoint({
    path: '/client/course/member/import/view',
    access: 'teacher',
    effect: 'read',
    owner: 'rosterImport',
    audit: 'read',
    input: z.object({ importId: id }),
    output: dryRunView,
    errors: { importGone: null },
  }),
  /** Puts right one row of a list, as it was typed anew; tells what importing the list would do now. */
  mend: endpoint({
    path: '/client/course/member/import/mend',
    access: 'teacher',
    effect: 'write',
    owner: 'rosterImport',
    audit: 'read',
    input: z.object({
      importId: id,
      /** Place among the rows of `view`, from 0. */
      at: intBetween(0, rosterLimits.rows),
      realname: text(rosterLimits.realname),
      number: optionalText(rosterLimits.number),
      username: optionalText(rosterLimits.username),
      groupName: optionalText(rosterLimits.groupName),
      mobile: optionalText(rosterLimits.number),
    }),
    output: dryRunView,
    /** `studentFieldWrong` tells the fields in `data.problems`. */
    errors: { importGone: null, studentFieldWrong: fieldProblems },
  }),
  /** Reads a list anew by what its columns are, for all of its rows; tells what importing it would do now. */
  columns: endpoint({
    path: '/client/course/member/import/columns',
    access: 'teacher',
    effect: 'write',
    owner: 'rosterImport',
    audit: 'read',
    input: z.object({ importId: id, meanings: json(chosenMeanings) }),
    output: dryRunView,
    errors: { importGone: null, columnsOpen: null },
  }),
  /**
   * Writes a list into the class, by a job. Every row with proposals needs a decision. Where the class is no longer as the
   * teacher saw it nothing is written (`classChangedMeanwhile`): `view` tells what has changed.
   */
  apply: endpoint({
    path: '/client/course/member/import/apply',
    access: 'teacher',
    effect: 'write',
    owner: 'rosterImport',
    audit: 'change',
    bodyBytes: rosterBodyLimits.text,
    input: z.object({ importId: id, digest: z.string().check(z.maxLength(64)), decisions: json(rowDecisions) }),
    output: z.object({}),
    errors: {
      importGone: null,
      columnsOpen: null,
      classChangedMeanwhile: null,
      decisionsMissing: null,
      otherImportRunning: null,
      classFull: null,
    },
  }),
  /** How far the writing of a list is. */
  progress: endpoint({
    path: '/client/course/member/import/progress',
    access: 'teacher',
    effect: 'read',
    owner: 'rosterImport',
    input: z.object({ importId: id }),
    output: z.object({ state: importState, done: z.int(), total: z.int(), result: z.nullable(importResult) }),
    errors: { importGone: null },
  }),
  /** The caller's list of a class that is looked at or being written, to go on with it; null for none. */
  current: endpoint({
    path: '/client/course/member/import/current',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    input: z.object({ courseId: id }),
    output: z.object({
      current: z.nullable(
        z.object({ importId: z.int(), fileName: z.string(), state: importState, readAt: z.string() }),
      ),
    }),
    errors: {},
  }),
  /** Forgets a list that was not applied. */
  discard: endpoint({
    path: '/client/course/member/import/discard',
    access: 'teacher',
    effect: 'write',
    owner: 'rosterImport',
    input: z.object({ importId: id }),
    output: z.object({}),
    errors: { importGone: null },
  }),
  /** Takes a written list back as `member.undo` does, with the accounts that it made; `count` is how many students it named. */
  undo: endpoint({
    path: '/client/course/member/import/undo',
    access: 'teacher',
    effect: 'write',
    owner: 'rosterImport',
    audit: 'change',
    input: z.object({ importId: id }),
    output: z.object({ count: z.int() }),
    errors: { importGone: null, memberChangeUnknown: null, membersChangedSince: null, classFull: null },
  }),
  /** The rows that are not taken over, each with its reason, to be corrected and imported again. */
  failedRows: endpoint({
    path: '/client/course/member/import/failedexcel',
    access: 'teacher',
    effect: 'read',
    owner: 'rosterImport',
    audit: 'export',
    input: z.object({ importId: id }),
    output: spreadsheet,
    errors: { importGone: null },
  }),
  /** The class as a file that imports back unchanged. */
  exportList: endpoint({
    path: '/client/course/member/export',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    audit: 'export',
    input: z.object({ courseId: id }),
    output: spreadsheet,
    errors: {},
  }),
} as const

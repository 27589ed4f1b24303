import * as z from 'zod/mini'
import { rosterBodyLimits } from '#domain/classes/class-limits.ts'
import { rosterLimits } from '#domain/roster/columns.ts'
import type { ListRefusal } from '#domain/roster/reasons.ts'
import { fileBytes, fileForm } from '#domain/wire/file-form.ts'
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

/** Why a file or text is not a class list. */
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

/** An uploaded list; `rows` is its number of rows. */
const readList = z.object({ importId: z.int(), rows: z.int() })

/** What importing a list would do. */
const dryRunView = z.object({
  importId: z.int(),
  courseId: z.int(),
  /** Empty for a pasted list. */
  fileName: z.string(),
  /** Represents everything returned here except the missing: applying names what the teacher saw. */
  digest: z.string(),
  /** The columns; empty if a standard defines them. */
  columns: z.array(listColumn),
  rows: z.array(rosterRow),
  proposals: z.array(mergeProposal),
  /** Students of the class who are not in the list. */
  missing: z.array(rosterStudent),
  /** The worksheets of a workbook that were read; `rowsBefore` is the number of list rows before a worksheet's. */
  sheets: z.array(z.object({ name: z.string(), rowsBefore: z.int() })),
  /** Names of non-empty worksheets that were not read. */
  otherSheets: z.array(z.string()),
})

/** Class lists: one student, many by import, and the list as a file (specification §7.4: import/export students). */
export const roster = {
  /**
   * Adds one student to a class: a new account, or with `username`, `studentNo` or `studentId` an existing student of
   * the school. Likely duplicates are returned instead, and nothing is written, unless the teacher says that it is
   * somebody else. A student taught by others becomes a member only after these agree (`asked`).
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
      /** From a proposal with the same name. */
      studentId: z.optional(id),
      asNew: flag,
    }),
    output: z.object({
      /** Null if there may be a duplicate, or the student was requested. */
      student: z.nullable(rosterStudent),
      /** Whether the school had the student already. */
      isOfSchool: z.boolean(),
      asked: z.nullable(askedStudent),
      proposals: z.array(mergeProposal),
    }),
    /** `studentFieldWrong` returns the fields in `data.problems`. */
    errors: {
      studentFieldWrong: fieldProblems,
      alreadyMember: null,
      studentNoTaken: null,
      accountUnknown: null,
      classFull: null,
    },
  }),
  /**
   * Reads a file (.xlsx, .csv, .tsv, .txt, or a zip of OneRoster files, of which one class is used) as a class list.
   */
  read: endpoint({
    path: '/client/course/member/import/read',
    access: 'teacher',
    effect: 'write',
    owner: 'course',
    bodyBytes: rosterBodyLimits.file,
    body: fileForm,
    input: z.object({
      courseId: id,
      fileName: text(rosterBodyLimits.fileName),
      content: fileBytes,
      /** The chosen worksheets of a workbook. */
      sheets: z.optional(json(z.array(z.string().check(z.maxLength(255))).check(z.maxLength(rosterLimits.sheets)))),
      /** The chosen class of a OneRoster set. */
      oneRosterClass: z.optional(z.string().check(z.maxLength(255))),
    }),
    output: z.object({
      list: z.nullable(readList),
      /** The worksheets of a workbook with several lists, to choose from; in that case nothing is stored. */
      sheets: z.array(z.object({ name: z.string(), students: z.int() })),
      /** The classes of a OneRoster set, to choose one; in that case nothing is stored. */
      classes: z.array(
        z.object({ sourcedId: z.string(), title: z.string(), school: z.nullable(z.string()), students: z.int() }),
      ),
    }),
    errors: listErrors,
  }),
  /** Reads a pasted list, one student per line. */
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
  /** What importing the list would do to the class in its current state; until it is applied. */
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
  /** Corrects one row of a list, as retyped; returns what importing the list would do now. */
  mend: endpoint({
    path: '/client/course/member/import/mend',
    access: 'teacher',
    effect: 'write',
    owner: 'rosterImport',
    audit: 'read',
    input: z.object({
      importId: id,
      /** Index among the rows of `view`. */
      at: intBetween(0, rosterLimits.rows),
      realname: text(rosterLimits.realname),
      number: optionalText(rosterLimits.number),
      username: optionalText(rosterLimits.username),
      groupName: optionalText(rosterLimits.groupName),
      mobile: optionalText(rosterLimits.number),
    }),
    output: dryRunView,
    /** `studentFieldWrong` returns the fields in `data.problems`. */
    errors: { importGone: null, studentFieldWrong: fieldProblems },
  }),
  /** Rereads all rows of a list with these meanings of its columns; returns what importing it would do now. */
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
   * Writes a list into the class, as a job. Every row with proposals needs a decision. If the class is no longer as the
   * teacher saw it, nothing is written (`classChangedMeanwhile`): `view` returns the changes.
   */
  apply: endpoint({
    path: '/client/course/member/import/apply',
    access: 'teacher',
    effect: 'write',
    owner: 'rosterImport',
    audit: 'change',
    bodyBytes: rosterBodyLimits.text,
    input: z.object({ importId: id, digest: z.string().check(z.maxLength(64)), decisions: json(rowDecisions) }),
    errors: {
      importGone: null,
      columnsOpen: null,
      classChangedMeanwhile: null,
      decisionsMissing: null,
      otherImportRunning: null,
      classFull: null,
    },
  }),
  /** The progress of writing a list. */
  progress: endpoint({
    path: '/client/course/member/import/progress',
    access: 'teacher',
    effect: 'read',
    owner: 'rosterImport',
    input: z.object({ importId: id }),
    output: z.object({ state: importState, done: z.int(), total: z.int(), result: z.nullable(importResult) }),
    errors: { importGone: null },
  }),
  /** The caller's list of a class that is being reviewed or written, to continue with it; null for none. */
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
  }),
  /** Discards a list that was not applied. */
  discard: endpoint({
    path: '/client/course/member/import/discard',
    access: 'teacher',
    effect: 'write',
    owner: 'rosterImport',
    input: z.object({ importId: id }),
    errors: { importGone: null },
  }),
  /**
   * Undoes a written list like `member.undo`, including the accounts it created; `count` is the number of its students.
   */
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
  /** The rejected rows, each with its reason, to be corrected and imported again. */
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
  /** The class as a file that can be imported again without changes. */
  exportList: endpoint({
    path: '/client/course/member/export',
    access: 'teacher',
    effect: 'read',
    owner: 'course',
    audit: 'export',
    input: z.object({ courseId: id }),
    output: spreadsheet,
  }),
} as const

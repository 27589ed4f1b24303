import * as z from 'zod/mini'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { csv } from '#domain/wire/csv.ts'
import { json } from '#domain/wire/json.ts'
import { flag, id } from '#domain/wire/scalars.ts'
import { optionalText } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { shape } from '../schemas/annotations.ts'
import { page, pager } from '../schemas/paging.ts'
import {
  pageReading,
  placedRow,
  readingGroup,
  scanFileRow,
  scanItem,
  scannedStudent,
  scanPageRow,
  scanRow,
  sheetUpload,
  snapshotRow,
} from '../schemas/scans.ts'

const ofScan = z.object({ scanId: id })
const ofPage = z.object({ scanId: id, scanPageId: id })
const ofTeacher = { access: 'teacher', gate: 'smartMark' } as const

/**
 * Answer sheets that become answers: brought as pictures, read by a job, looked at, published (specification §2
 * smartpaper-v2-html, §7 study task). Pictures are fetched by `GET /client/scan/…`, not by a call.
 */
export const scan = {
  /** Assignments of a class, with the sheets that were brought of each. */
  assignments: endpoint({
    ...ofTeacher,
    path: '/client/study-task/smart-mark/list',
    effect: 'read',
    owner: 'course',
    input: z.object({ courseId: id, pager: pager(50) }),
    output: page(
      z.object({
        assignmentId: z.int(),
        assignmentName: z.string(),
        paperId: z.int(),
        /** Whether its keys are the caller's to change. */
        isOwnPaper: z.boolean(),
        endTime: z.string(),
        assignedCount: z.int(),
        submittedCount: z.int(),
        unmarkedCount: z.int(),
        /** Null where no sheet was brought, or all were given up. */
        scan: z.nullable(scanRow),
      }),
    ),
    errors: {},
  }),
  /** The students of an assignment with their sheets and scores. */
  students: endpoint({
    ...ofTeacher,
    path: '/client/study-task/smart-mark/students',
    effect: 'read',
    owner: 'test',
    audit: 'read',
    input: z.object({ assignmentId: id }),
    output: z.object({
      assignmentName: z.string(),
      /** Whether the keys of its paper are the caller's to change. */
      isOwnPaper: z.boolean(),
      paperId: z.int(),
      courseId: z.int(),
      courseName: z.string(),
      /** Null where no sheet was brought, or all were given up. */
      scan: z.nullable(scanRow),
      students: z.array(scannedStudent),
    }),
    errors: {},
  }),
  /** All files that the caller brought, the newest first. */
  snapshots: endpoint({
    ...ofTeacher,
    path: '/client/study-task/snapshot/list',
    effect: 'read',
    owner: 'self',
    input: z.object({ pager: pager(50) }),
    output: page(snapshotRow),
    errors: {},
  }),
  /** Begins reading sheets of an assignment; one that is not given up goes on. */
  add: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/add',
    effect: 'write',
    owner: 'test',
    input: z.object({ assignmentId: id }),
    output: z.object({ scanId: z.int() }),
    errors: {},
  }),
  /** Keeps a file and lets it be read; the same file is kept once. */
  upload: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/file/add',
    effect: 'write',
    owner: 'scan',
    ...sheetUpload,
  }),
  /** Where a phone photographs these sheets; whoever opens it signs in there. */
  phoneLink: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/phone/link',
    effect: 'read',
    owner: 'scan',
    input: ofScan,
    output: z.object({ url: z.string() }),
    errors: {},
  }),
  /** How far sheets are: files, pages with what is wrong with them, students. */
  info: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/info',
    effect: 'read',
    owner: 'scan',
    audit: 'read',
    input: ofScan,
    output: z.object({
      scan: scanRow,
      files: z.array(scanFileRow),
      pages: z.array(scanPageRow),
      students: z.array(scannedStudent),
      /** Of one sheet. */
      sheetPages: z.int(),
    }),
    errors: {},
  }),
  /** Reads no further page until it goes on. */
  pause: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/pause',
    effect: 'write',
    owner: 'scan',
    input: ofScan,
    output: z.object({}),
    errors: { scanCancelled: null },
  }),
  /** Goes on after a pause, or takes back within an hour that it was given up. */
  resume: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/resume',
    effect: 'write',
    owner: 'scan',
    input: ofScan,
    output: z.object({}),
    errors: { scanCancelled: null },
  }),
  /** Gives sheets up: pages and readings go, answers that were published stay. */
  cancel: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/cancel',
    effect: 'write',
    owner: 'scan',
    input: ofScan,
    output: z.object({}),
    errors: {},
  }),
  /** Says whose pages these are; what was read on them stays as it is. */
  place: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/page/place',
    effect: 'write',
    owner: 'scan',
    audit: 'change',
    input: z.object({
      scanId: id,
      pages: json(
        z.array(z.object({ scanPageId: z.int(), uid: z.int() })).check(z.minLength(1), z.maxLength(scanLimits.atOnce)),
      ),
    }),
    output: z.object({}),
    errors: { studentNotInClass: null, scanPageUnknown: null, scanCancelled: null },
  }),
  /** Leaves a page out, or takes it in again. */
  leaveOut: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/page/leave-out',
    effect: 'write',
    owner: 'scan',
    input: z.object({ scanId: id, scanPageId: id, isLeftOut: flag }),
    output: z.object({}),
    errors: { scanPageUnknown: null, scanCancelled: null },
  }),
  /** What was read on one page. */
  pageReadings: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/page/info',
    effect: 'read',
    owner: 'scan',
    audit: 'read',
    input: ofPage,
    output: z.object({ readings: z.array(pageReading), items: z.array(scanItem) }),
    errors: { scanPageUnknown: null },
  }),
  /** Readings that wait for a person, in groups that may mean the same. */
  unsure: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/unsure/list',
    effect: 'read',
    owner: 'scan',
    input: z.object({
      scanId: id,
      /** Whether each piece of writing stands alone, as smart marking of words and sentences used to work. */
      isApart: z.optional(flag),
    }),
    output: z.object({ groups: z.array(readingGroup) }),
    errors: {},
  }),
  /** Says what answers read: letters in alphabetical order, a text, or nothing for one left open. */
  decide: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/decide',
    effect: 'write',
    owner: 'scan',
    holdsWork: true,
    input: z.object({
      scanId: id,
      readings: json(z.array(placedRow).check(z.minLength(1), z.maxLength(scanLimits.atOnce))),
      answer: optionalText(scanLimits.value),
    }),
    output: z.object({ decidedCount: z.int() }),
    errors: { answerInvalid: null, scanPageUnknown: null, scanCancelled: null },
  }),
  /** Takes decisions back. */
  undecide: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/undecide',
    effect: 'write',
    owner: 'scan',
    input: z.object({
      scanId: id,
      readings: json(z.array(placedRow).check(z.minLength(1), z.maxLength(scanLimits.atOnce))),
    }),
    output: z.object({}),
    errors: { scanPageUnknown: null, scanCancelled: null },
  }),
  /**
   * Writes the answers of every student whose sheet is whole and has nothing undecided. Who handed in at the student page
   * keeps those answers, unless named; a page that nobody brought holds a student back, unless it counts as left open.
   */
  publish: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/publish',
    effect: 'write',
    owner: 'scan',
    audit: 'change',
    holdsWork: true,
    input: z.object({
      scanId: id,
      missingAsOpen: flag,
      /** Students whose answers of the student page are replaced. */
      replaceUids: z.optional(csv(id)),
    }),
    output: z.object({
      publishedCount: z.int(),
      /** Students with pages who are not among them. */
      heldCount: z.int(),
    }),
    errors: { scanCancelled: null, scanStillReading: null, noSheetsReady: null, studentNotInClass: null },
  }),
  /**
   * The pages behind a submission that was read from sheets, with what was read, what it gave and what is drawn over it;
   * while marking is blind the pages alone.
   */
  submissionPages: endpoint({
    ...ofTeacher,
    path: '/client/study-task/smart-mark/pages',
    effect: 'read',
    owner: 'test',
    audit: 'read',
    input: z.object({ assignmentId: id, submissionId: id }),
    output: z.object({
      pages: z.array(
        z.object({
          scanPageId: z.int(),
          sheetPage: z.int(),
          marks: z.array(
            z.object({
              itemId: z.int(),
              no: z.int(),
              area: pageReading.shape.area,
              answer: z.string(),
              /** Tenths; null until marked. */
              score: z.nullable(z.int()),
              full: z.int(),
              shapes: z.array(shape),
            }),
          ),
        }),
      ),
    }),
    errors: {},
  }),
} as const

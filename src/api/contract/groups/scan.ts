import * as z from 'zod/mini'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { csv } from '#domain/wire/csv.ts'
import { json } from '#domain/wire/json.ts'
import { flag, id, int } from '#domain/wire/scalars.ts'
import { optionalText } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { markedPage } from '../schemas/marked-pages.ts'
import { page, pager } from '../schemas/paging.ts'
import {
  joinedSheets,
  pageReading,
  placeableStudent,
  placedRow,
  readingGroup,
  readingStop,
  scanFileRow,
  scanItem,
  scannedStudent,
  scanPageRow,
  scanRow,
  sheetPart,
  sheetUpload,
  snapshotRow,
} from '../schemas/scans.ts'

const ofScan = z.object({ scanId: id })
const ofPage = z.object({ scanId: id, scanPageId: id })
/** By the `uid` of a student of the scan, or of its roster. */
const placedPage = z.object({ scanPageId: z.int(), uid: z.int() })
const atOnce = [z.minLength(1), z.maxLength(scanLimits.atOnce)] as const
const ofTeacher = { access: 'teacher', gate: 'smartMark' } as const

/**
 * Answer sheets that become answers: uploaded as pictures, read by a job, reviewed, published (specification §2
 * smartpaper-v2-html, §7). Pictures are fetched by `GET /client/scan/…`, not by a call.
 */
export const scan = {
  /** Assignments of a class, with their uploaded sheets. */
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
        /** Whether the caller may change its keys. */
        isOwnPaper: z.boolean(),
        /** The end, or earlier if it was ended by hand. */
        endTime: z.string(),
        assignedCount: z.int(),
        submittedCount: z.int(),
        unmarkedCount: z.int(),
        /** Null if there are no sheets, or all were discarded. */
        scan: z.nullable(scanRow),
      }),
    ),
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
      /** Whether the caller may change the keys of its paper. */
      isOwnPaper: z.boolean(),
      paperId: z.int(),
      courseId: z.int(),
      courseName: z.string(),
      /** Null if there are no sheets, or all were discarded. */
      scan: z.nullable(scanRow),
      students: z.array(scannedStudent),
    }),
  }),
  /** All files uploaded by the caller, or by anybody for a class that the caller teaches, the newest first. */
  snapshots: endpoint({
    ...ofTeacher,
    path: '/client/study-task/snapshot/list',
    effect: 'read',
    owner: 'self',
    input: z.object({ pager: pager(50) }),
    output: page(snapshotRow),
  }),
  /** Starts a scan of an assignment's sheets; resumes one that was not discarded. */
  add: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/add',
    effect: 'write',
    owner: 'test',
    input: z.object({ assignmentId: id }),
    output: z.object({ scanId: z.int() }),
  }),
  /** Stores a file to be read; duplicates are stored once. */
  upload: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/file/add',
    effect: 'write',
    owner: 'scan',
    ...sheetUpload,
  }),
  /** Stores a part of a file larger than a part. */
  addPart: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/file/part/add',
    effect: 'write',
    owner: 'scan',
    ...sheetPart,
  }),
  /** Stores the file that parts make, to be read; duplicates are stored once. */
  joinParts: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/file/part/join',
    effect: 'write',
    owner: 'scan',
    ...joinedSheets,
  }),
  /** Where a phone can photograph these sheets; signing in there is required. */
  phoneLink: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/phone/link',
    effect: 'read',
    owner: 'scan',
    input: ofScan,
    output: z.object({ url: z.string() }),
  }),
  /** Progress of the sheets: files, pages with their problems, students. */
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
      /**
       * While marking is blind, whom pages can be given to, by name; empty unless a page needs a student or was given to
       * one by a person. Null otherwise: to any of the students.
       */
      roster: z.nullable(z.array(placeableStudent)),
      /** Pages per sheet. */
      sheetPages: z.int(),
    }),
  }),
  /** Reads no more pages until it is resumed. */
  pause: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/pause',
    effect: 'write',
    owner: 'scan',
    input: ofScan,
    errors: { scanCancelled: null },
  }),
  /**
   * Resumes after a pause, or undoes a cancellation within an hour; `skipped` gives up what reading was seen to stop at,
   * unless it has got past it meanwhile. Nothing is restored beside a scan begun anew.
   */
  resume: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/resume',
    effect: 'write',
    owner: 'scan',
    input: z.object({ scanId: id, skipped: z.optional(json(readingStop)) }),
    errors: { scanCancelled: null, scanBegunAnew: null, readingWentOn: null },
  }),
  /** Discards the sheets: pages and readings are removed, published answers stay. */
  cancel: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/cancel',
    effect: 'write',
    owner: 'scan',
    input: ofScan,
  }),
  /** Assigns pages to students; their readings are unchanged. Only pages that were read, and are of this paper. */
  place: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/page/place',
    effect: 'write',
    owner: 'scan',
    audit: 'change',
    input: z.object({ scanId: id, pages: json(z.array(placedPage).check(...atOnce)) }),
    errors: { studentNotInClass: null, scanPageUnknown: null, scanPageNotPlaceable: null, scanCancelled: null },
  }),
  /** Leaves a page out, or includes it again. */
  leaveOut: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/page/leave-out',
    effect: 'write',
    owner: 'scan',
    input: z.object({ scanId: id, scanPageId: id, isLeftOut: flag }),
    errors: { scanPageUnknown: null, scanCancelled: null },
  }),
  /** The readings of one page. */
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
  /** Readings waiting for a person, in groups that may mean the same. */
  unsure: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/unsure/list',
    effect: 'read',
    owner: 'scan',
    input: z.object({
      scanId: id,
      /** Whether each piece of handwriting is separate, the former way of smart marking words and sentences. */
      isApart: z.optional(flag),
    }),
    output: z.object({ groups: z.array(readingGroup) }),
  }),
  /** Sets the meaning of answers: letters in alphabetical order, a text, or nothing for one left open. */
  decide: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/decide',
    effect: 'write',
    owner: 'scan',
    holdsWork: true,
    input: z.object({
      scanId: id,
      readings: json(z.array(placedRow).check(...atOnce)),
      answer: optionalText(scanLimits.value),
    }),
    output: z.object({ decidedCount: z.int() }),
    errors: { answerInvalid: null, scanPageUnknown: null, scanCancelled: null },
  }),
  /** Undoes decisions. */
  undecide: endpoint({
    ...ofTeacher,
    path: '/client/study-task/job/undecide',
    effect: 'write',
    owner: 'scan',
    input: z.object({ scanId: id, readings: json(z.array(placedRow).check(...atOnce)) }),
    errors: { scanPageUnknown: null, scanCancelled: null },
  }),
  /**
   * Writes the answers of every student whose sheet is complete and fully decided. Students who handed in on the
   * student page keep those answers, unless named; a missing page holds a student back, unless it counts as left open.
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
      /** Students whose answers from the student page are replaced. */
      replaceUids: z.optional(csv(int)),
    }),
    output: z.object({
      publishedCount: z.int(),
      /** Students with pages who are not among them. */
      heldCount: z.int(),
      /** Students whose scores were withdrawn, as no page is theirs any more; absent if there are none. */
      withdrawnCount: z.optional(z.int()),
    }),
    errors: { scanCancelled: null, scanStillReading: null, noSheetsReady: null, studentNotInClass: null },
  }),
  /**
   * The sheet pages of a scanned submission, with readings, scores and drawings; while marking is blind only the pages,
   * by the handle that stands for the submission among the students of the scan.
   */
  submissionPages: endpoint({
    ...ofTeacher,
    path: '/client/study-task/smart-mark/pages',
    effect: 'read',
    owner: 'test',
    audit: 'read',
    input: z.object({ assignmentId: id, submissionId: id }),
    output: z.object({ pages: z.array(markedPage) }),
  }),
} as const

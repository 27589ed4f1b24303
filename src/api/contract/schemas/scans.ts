import * as z from 'zod/mini'
import { fileBytes, fileForm } from '#domain/wire/file-form.ts'
import { id, intBetween } from '#domain/wire/scalars.ts'
import { text } from '#domain/wire/text.ts'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { pageProblems, sheetStates } from '#domain/scan/page-problems.ts'
import { pageStates, readStates, scanStates, stopSteps } from '#domain/scan/scan.ts'

/** Where reading failed for good. */
export const readingStop = z.object({
  at: z.enum(stopSteps),
  scanFileId: z.nullable(z.int()),
  scanPageId: z.nullable(z.int()),
})

/** Sheets of one assignment that are read together, and their progress. */
export const scanRow = z.object({
  scanId: z.int(),
  assignmentId: z.int(),
  assignmentName: z.string(),
  courseId: z.int(),
  courseName: z.string(),
  createdAt: z.string(),
  state: z.enum(scanStates),
  /** Whether pages or handwriting are left unread until somebody resumes. */
  isPaused: z.boolean(),
  /** Why reading is paused if no person paused it. */
  stop: z.nullable(readingStop),
  publishedAt: z.nullable(z.string()),
  fileCount: z.int(),
  pageCount: z.int(),
  /** Pages, and files not yet split into pages, waiting to be read. */
  waitingCount: z.int(),
  /** Pages already shown whose handwritten boxes are not yet read. */
  blankPageCount: z.int(),
  refusedCount: z.int(),
  /** Students with at least one page of the assignment's paper that is not left out. */
  studentCount: z.int(),
  /** Answers read without a person. */
  autoCount: z.int(),
  /** Answers waiting for a person. */
  unsureCount: z.int(),
})

export type ScanRow = z.output<typeof scanRow>

/** An uploaded file, and its outcome. */
export const scanFileRow = z.object({
  scanFileId: z.int(),
  scanId: z.int(),
  /** Null for a colleague's file while marking is blind, since it may be named after its student. */
  fileName: z.nullable(z.string()),
  size: z.int(),
  createdAt: z.string(),
  /** Whether it has been split into pages. */
  isApart: z.boolean(),
  pageCount: z.int(),
  readCount: z.int(),
  refusedCount: z.int(),
})

export type ScanFileRow = z.output<typeof scanFileRow>

/** The same in the list of all uploads, with the assignment it was uploaded for, and by whom. */
export const snapshotRow = z.extend(scanFileRow, {
  uploaderName: z.string(),
  /** Whether the caller uploaded it. */
  isOwn: z.boolean(),
  /** How often the same file came again, from anybody; it was not read again. */
  againCount: z.int(),
  assignmentName: z.string(),
  courseName: z.string(),
  state: z.enum(scanStates),
  /** Why reading is paused if no person paused it. */
  stop: z.nullable(readingStop),
  /** Pages behind scores that were written. */
  writtenCount: z.int(),
  /** Pages that were read and count for a student. */
  soundCount: z.int(),
  /** Pages that a person left out. */
  leftOutCount: z.int(),
  /** What keeps how many of the other pages from counting. */
  problems: z.array(z.object({ kind: z.enum(pageProblems), count: z.int() })),
})

export type SnapshotRow = z.output<typeof snapshotRow>

export const scanPageRow = z.object({
  scanPageId: z.int(),
  /** Null where its file's is, and while marking is blind for a page whose student is known. */
  fileName: z.nullable(z.string()),
  state: z.enum(pageStates),
  /** Page of the sheet, from 1; null if it was not read. */
  sheetPage: z.nullable(z.int()),
  /** Its rotation in degrees. */
  turned: z.int(),
  /** Whether there is a picture of it: rectified if it was read, otherwise the original. */
  hasPicture: z.boolean(),
  /** The student; null while unknown, and while marking is blind for a page that a person has to place. */
  uid: z.nullable(z.int()),
  /** Whether a person said whose it is. */
  isPlaced: z.boolean(),
  /** Whether its picture is without the name and the number at its head, as marking is blind. */
  isHeadHidden: z.boolean(),
  writtenNumber: z.nullable(z.string()),
  isLeftOut: z.boolean(),
  unsureCount: z.int(),
  problem: z.nullable(
    z.object({
      kind: z.enum(pageProblems),
      /** The page with the same content; null if there is none. */
      sameAs: z.nullable(z.int()),
      /** The presumed student; null without any indication. */
      seemsOf: z.nullable(z.int()),
    }),
  ),
})

export type ScanPageRow = z.output<typeof scanPageRow>

/** How a student's answers arrived: not at all, on the student page, or from sheets. */
export const handedInWays = ['no', 'online', 'sheet'] as const

/** Somebody to whom a page can be given. */
export const placeableStudent = z.object({
  uid: z.int(),
  realname: z.string(),
  username: z.string(),
  studentNo: z.nullable(z.string()),
})

export type PlaceableStudent = z.output<typeof placeableStudent>

/**
 * A student with the progress of their sheet. While marking is blind the name is an alias, `uid` and `submissionId` are
 * handles, and the order tells nothing.
 */
export const scannedStudent = z.extend(placeableStudent, {
  submissionId: z.int(),
  state: z.enum(sheetStates),
  /** Pages that count, in sheet order. */
  scanPageIds: z.array(z.int()),
  /** Sheet pages that were not uploaded. */
  missing: z.array(z.int()),
  handedIn: z.enum(handedInWays),
  /** Whether answers begun on the student page wait there, not handed in; writing the sheet's replaces them. */
  hasDraft: z.boolean(),
  /** Whether writing scores withdraws this student's, as no page is theirs any more. */
  losesScore: z.boolean(),
  /** Tenths; null before there are answers, and while marking is blind. */
  score: z.nullable(z.int()),
  /** Null while marking is blind. */
  unmarkedCount: z.nullable(z.int()),
})

export type ScannedStudent = z.output<typeof scannedStudent>

export const sheetBox = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })

/** The position of an answer on a page of its sheet, in millimetres. */
export const sheetCrop = z.object({ scanPageId: z.int(), area: sheetBox })

/** The same; null for one that did not come from a sheet. */
export const nullableCrop = z.nullable(sheetCrop)

export type Crop = z.output<typeof nullableCrop>

/** One answer on a page. */
export const pageReading = z.object({
  scanPageId: z.int(),
  row: z.string(),
  itemId: z.int(),
  state: z.enum(readStates),
  /** The answer that counts: as decided by a person, otherwise as read; null if there is neither. */
  value: z.nullable(z.string()),
  isDecided: z.boolean(),
  candidates: z.array(z.string()),
  /** In percent. */
  confidence: z.int(),
  /** In millimetres of the page. */
  area: sheetBox,
})

export type PageReadingRow = z.output<typeof pageReading>

/** What a decision needs to know about an item. */
export const scanItem = z.object({
  itemId: z.int(),
  printed: z.string(),
  kind: z.enum(['single', 'multiple', 'blank', 'number', 'written']),
  choices: z.array(z.string()),
  /** Accepted answers, for a blank or a number. */
  accept: z.array(z.string()),
})

export type ScanItemRow = z.output<typeof scanItem>

/** Readings that may mean the same: one decision applies to all. */
export const readingGroup = z.object({
  item: scanItem,
  candidates: z.array(z.string()),
  readings: z.array(pageReading),
})

export type ReadingGroupRow = z.output<typeof readingGroup>

/** Target of a decision: one answer on one page. */
export const placedRow = z.object({ scanPageId: z.int(), row: z.string().check(z.regex(/^Q\d{1,4}$/)) })

const keptSheets = z.object({
  scanFileId: z.int(),
  /** Whether it was uploaded before. */
  isSame: z.boolean(),
})

/** What identifies a file that is sent in parts. */
const ofSending = {
  scanId: id,
  /** Chosen by the page, the same for all parts of a file. */
  sending: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** Of the whole file, in bytes. */
  size: intBetween(1, 1024 ** 4),
}

/** A part of a file of sheets. */
export const sheetPart = {
  bodyBytes: scanLimits.partBodyBytes,
  body: fileForm,
  input: z.object({
    ...ofSending,
    /** From 1; all parts but the last have the greatest size. */
    part: intBetween(1, Math.ceil(scanLimits.partedBytes / scanLimits.partBytes)),
    content: fileBytes,
  }),
  output: z.object({
    /** The first part that is missing; one more than there are if none is. */
    next: z.int(),
  }),
  errors: {
    scanFileTooLarge: null,
    scanPartsTooLarge: null,
    scanFileEmpty: null,
    scanFileOfOtherKind: null,
    scanCancelled: null,
    tooManyScanFiles: null,
  },
} as const

/** A file of sheets all of whose parts were sent. */
export const joinedSheets = {
  input: z.object({ ...ofSending, fileName: text(scanLimits.fileName) }),
  output: keptSheets,
  errors: { scanPartsMissing: null, scanCancelled: null, tooManyScanFiles: null },
} as const

/** An uploaded file of sheets: duplicates are stored once, whatever their source. */
export const sheetUpload = {
  bodyBytes: scanLimits.bodyBytes,
  body: fileForm,
  input: z.object({
    scanId: id,
    fileName: text(scanLimits.fileName),
    /** JPEG, PNG, WebP, TIFF or PDF. */
    content: fileBytes,
  }),
  output: keptSheets,
  errors: {
    scanFileTooLarge: null,
    scanFileEmpty: null,
    scanFileOfOtherKind: null,
    scanCancelled: null,
    tooManyScanFiles: null,
  },
} as const

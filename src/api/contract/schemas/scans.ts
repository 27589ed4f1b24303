import * as z from 'zod/mini'
import { id } from '#domain/wire/scalars.ts'
import { text } from '#domain/wire/text.ts'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { pageFaults, sheetStates } from '#domain/scan/page-problems.ts'
import { pageRefusals, pageStates, readStates, scanStates } from '#domain/scan/scan.ts'

/** Sheets of one assignment that are read together, and how far they are. */
export const scanRow = z.object({
  scanId: z.int(),
  assignmentId: z.int(),
  assignmentName: z.string(),
  courseId: z.int(),
  courseName: z.string(),
  createdAt: z.string(),
  state: z.enum(scanStates),
  publishedAt: z.nullable(z.string()),
  fileCount: z.int(),
  pageCount: z.int(),
  /** Pages, and files whose pages are not apart yet, that wait to be read. */
  waitingCount: z.int(),
  /** Pages that are there, and of which writing in boxes is still being read. */
  blankPageCount: z.int(),
  refusedCount: z.int(),
  /** Students of whom there is a page. */
  studentCount: z.int(),
  /** Answers that were read without a person. */
  autoCount: z.int(),
  /** Answers that wait for a person. */
  unsureCount: z.int(),
})

export type ScanRow = z.output<typeof scanRow>

/** A file that was brought, and what became of it. */
export const scanFileRow = z.object({
  scanFileId: z.int(),
  scanId: z.int(),
  fileName: z.string(),
  size: z.int(),
  createdAt: z.string(),
  /** Whether its pages are apart. */
  isApart: z.boolean(),
  pageCount: z.int(),
  readCount: z.int(),
  refusedCount: z.int(),
})

export type ScanFileRow = z.output<typeof scanFileRow>

/** The same in the list of all uploads, with what it was brought for. */
export const snapshotRow = z.extend(scanFileRow, {
  assignmentName: z.string(),
  courseName: z.string(),
  state: z.enum(scanStates),
  /** Pages behind scores that were written. */
  writtenCount: z.int(),
})

export type SnapshotRow = z.output<typeof snapshotRow>

export const scanPageRow = z.object({
  scanPageId: z.int(),
  fileName: z.string(),
  state: z.enum(pageStates),
  /** Of the sheet, from 1; null where it was not read. */
  sheetPage: z.nullable(z.int()),
  /** How far it lay turned, in degrees. */
  turned: z.int(),
  /** Whether there is a picture of it: flat where it was read, as it came where it was not. */
  hasPicture: z.boolean(),
  /** Whose it is; null while nobody knows. */
  uid: z.nullable(z.int()),
  writtenNumber: z.nullable(z.string()),
  isLeftOut: z.boolean(),
  unsureCount: z.int(),
  problem: z.nullable(
    z.object({
      kind: z.enum([...pageRefusals, ...pageFaults]),
      /** The page that shows the same; null where there is none. */
      sameAs: z.nullable(z.int()),
      /** The student whose it seems to be; null where nothing says so. */
      seemsOf: z.nullable(z.int()),
    }),
  ),
})

export type ScanPageRow = z.output<typeof scanPageRow>

/** How a student's answers came: not at all, at the student page, or from sheets. */
export const handedInWays = ['no', 'online', 'sheet'] as const

export const scannedStudent = z.object({
  uid: z.int(),
  realname: z.string(),
  username: z.string(),
  studentNo: z.nullable(z.string()),
  submissionId: z.int(),
  state: z.enum(sheetStates),
  /** Pages that count, in the order of the sheet. */
  scanPageIds: z.array(z.int()),
  /** Pages of the sheet that nobody brought. */
  missing: z.array(z.int()),
  handedIn: z.enum(handedInWays),
  /** Tenths; null before there are answers. */
  score: z.nullable(z.int()),
  unmarkedCount: z.int(),
})

export type ScannedStudent = z.output<typeof scannedStudent>

export const sheetBox = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })

/** Where an answer stands on a page of its sheet, in millimetres. */
export const sheetPlace = z.object({ scanPageId: z.int(), area: sheetBox })

/** The same; null for one that came from no sheet. */
export const cropPlace = z.nullable(sheetPlace)

export type CropPlace = z.output<typeof cropPlace>

/** One answer on a page. */
export const pageReading = z.object({
  scanPageId: z.int(),
  row: z.string(),
  itemId: z.int(),
  state: z.enum(readStates),
  /** What counts: as a person decided, else as it was read; null where neither is. */
  value: z.nullable(z.string()),
  isDecided: z.boolean(),
  candidates: z.array(z.string()),
  /** Of a hundred. */
  confidence: z.int(),
  /** Millimetres of the page. */
  area: sheetBox,
})

export type PageReadingRow = z.output<typeof pageReading>

/** What a decision needs to know of an item. */
export const scanItem = z.object({
  itemId: z.int(),
  printed: z.string(),
  kind: z.enum(['single', 'multiple', 'blank', 'number', 'written']),
  choices: z.array(z.string()),
  /** What is right, of a blank or a number. */
  accept: z.array(z.string()),
})

export type ScanItemRow = z.output<typeof scanItem>

/** Readings that may mean the same: one decision is for all. */
export const readingGroup = z.object({
  item: scanItem,
  candidates: z.array(z.string()),
  readings: z.array(pageReading),
})

export type ReadingGroupRow = z.output<typeof readingGroup>

/** What is decided: one answer on one page. */
export const placedRow = z.object({ scanPageId: z.int(), row: z.string().check(z.regex(/^Q\d{1,4}$/)) })

/** A file that brings sheets: the same one is kept once, from wherever it comes. */
export const sheetUpload = {
  bodyBytes: scanLimits.bodyBytes,
  input: z.object({
    scanId: id,
    fileName: text(scanLimits.fileName),
    /** The file in base64url: JPEG, PNG, WebP, TIFF or PDF. */
    content: z.string().check(z.regex(/^[\w-]*$/)),
  }),
  output: z.object({
    scanFileId: z.int(),
    /** Whether it was brought before. */
    isSame: z.boolean(),
  }),
  errors: {
    scanFileTooLarge: null,
    scanFileEmpty: null,
    scanFileOfOtherKind: null,
    scanCancelled: null,
    tooManyScanFiles: null,
  },
} as const

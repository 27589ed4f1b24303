import * as z from 'zod/mini'
import { pageProblems } from '#domain/scan/page-problems.ts'
import { pageStates, scanStates } from '#domain/scan/scan.ts'
import { id } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { sheetUpload } from '../schemas/scans.ts'

const ofPhone = { access: 'phone', gate: 'smartMark', owner: 'scan' } as const

/** A photo, and what became of it. */
const phonePhoto = z.object({
  scanPageId: z.int(),
  /** Its position among the pages that this teacher uploaded, from 1. */
  number: z.int(),
  state: z.enum(pageStates),
  problem: z.nullable(z.enum(pageProblems)),
  /** Page of the sheet, from 1; null if it was not read. */
  sheetPage: z.nullable(z.int()),
  /** The student's name; null while unknown. */
  realname: z.nullable(z.string()),
})

export type PhonePhoto = z.output<typeof phonePhoto>

/** Answer sheets photographed on the phone page, for an assignment whose sheets are read on a computer. */
export const phoneSheets = {
  /** Which sheets they are, and their progress. */
  info: endpoint({
    ...ofPhone,
    path: '/client/phone/sheets/info',
    effect: 'read',
    input: z.object({ scanId: id }),
    output: z.object({
      assignmentName: z.string(),
      courseName: z.string(),
      state: z.enum(scanStates),
      pageCount: z.int(),
      /** Pages, and files not yet split into pages, waiting to be read. */
      waitingCount: z.int(),
      refusedCount: z.int(),
      studentCount: z.int(),
      /** The pages that this teacher uploaded last and nobody left out, newest first. */
      photos: z.array(phonePhoto),
    }),
  }),
  /** Stores a photo to be read; duplicates are stored once. */
  upload: endpoint({
    ...ofPhone,
    path: '/client/phone/sheets/add',
    effect: 'write',
    ...sheetUpload,
  }),
} as const

import * as z from 'zod/mini'
import { scanStates } from '#domain/scan/scan.ts'
import { id } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { sheetUpload } from '../schemas/scans.ts'

const ofPhone = { access: 'phone', gate: 'smartMark', owner: 'scan' } as const

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
    }),
    errors: {},
  }),
  /** Stores a photo to be read; duplicates are stored once. */
  upload: endpoint({
    ...ofPhone,
    path: '/client/phone/sheets/add',
    effect: 'write',
    ...sheetUpload,
  }),
} as const

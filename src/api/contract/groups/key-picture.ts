import * as z from 'zod/mini'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { fileBytes, fileForm } from '#domain/wire/file-form.ts'
import { id } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { keySheet } from '../schemas/key-sheets.ts'

/** 选一张当答案: a filled sheet as the key of a paper (specification §6 smart-mark gates). `keyChange` applies the result. */
export const keyPicture = {
  /** Reads a filled sheet as a key; stores and changes nothing. */
  read: endpoint({
    path: '/client/paper/key/picture/read',
    access: 'teacher',
    gate: 'answerByPicture',
    effect: 'read',
    owner: 'ownPaper',
    bodyBytes: scanLimits.bodyBytes,
    body: fileForm,
    input: z.object({
      paperId: id,
      /** JPEG, PNG, WebP, TIFF or PDF. */
      content: fileBytes,
    }),
    output: keySheet,
    errors: { scanFileTooLarge: null, scanFileEmpty: null, scanFileOfOtherKind: null, tooManyKeyPages: null },
  }),
} as const

/** The same from existing sheets, while marking: a student's sheet becomes the key. */
export const keyOfStudent = {
  /** What the pages of a student's sheet say as a key for their paper; not while names are hidden. */
  read: endpoint({
    path: '/client/study-task/smart-mark/key',
    access: 'teacher',
    gate: 'choosePicture',
    effect: 'read',
    owner: 'test',
    audit: 'read',
    input: z.object({ assignmentId: id, submissionId: id }),
    output: z.extend(keySheet, { paperId: z.int() }),
    errors: { noSheetsOfStudent: null, stillBlind: null },
  }),
} as const

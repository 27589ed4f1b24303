import * as z from 'zod/mini'
import { importLimits, type UploadRefusal } from '#domain/import/import-limits.ts'
import { fileBytes, fileForm } from '#domain/wire/file-form.ts'
import { json } from '#domain/wire/json.ts'
import { id } from '#domain/wire/scalars.ts'
import { optionalText } from '#domain/wire/text.ts'
import { endpoint } from '../endpoint.ts'
import { page, pager } from '../schemas/paging.ts'
import {
  chosenFaults,
  chosenQuestion,
  notUnderstood,
  paperImportRow,
  paperTitle,
  readQuestion,
} from '../schemas/paper-imports.ts'
import { subjectId } from '../schemas/teaching.ts'

const uploadErrors = {
  paperFileTooLarge: null,
  paperFileEmpty: null,
  paperFileOfOtherKind: null,
  oldOfficeFile: null,
  paperFileLocked: null,
  paperFileBroken: null,
  tooManyEntries: null,
  unpacksTooLarge: null,
  packedTooDense: null,
  archiveInside: null,
  unsafePaths: null,
} as const satisfies Readonly<Record<UploadRefusal, null>>

const ofImport = z.object({ paperImportId: id })

/** Files with questions to become the caller's own questions and a paper (specification §2 /import-paper, §7.6). */
export const importPaper = {
  /**
   * Stores a file, or pasted text without a file name, for a job to read: .docx, the .xlsx template, GIFT, Aiken,
   * Moodle XML, QTI.
   */
  upload: endpoint({
    path: '/client/import-paper/task/add',
    access: 'teacher',
    effect: 'write',
    owner: 'self',
    bodyBytes: importLimits.bodyBytes,
    body: fileForm,
    input: z.object({
      subjectId,
      fileName: optionalText(importLimits.fileName),
      content: fileBytes,
    }),
    output: z.object({ paperImportId: z.int() }),
    errors: { ...uploadErrors, tooManyImports: null },
  }),
  /** The caller's files, the newest first. */
  list: endpoint({
    path: '/client/import-paper/task/list',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({ pager: pager(50) }),
    output: page(paperImportRow),
  }),
  /** Stops reading a file, or discards its result. */
  cancel: endpoint({
    path: '/client/import-paper/task/cancel',
    access: 'teacher',
    effect: 'write',
    owner: 'paperImport',
    input: ofImport,
    errors: { paperImportConfirmed: null },
  }),
  /** The progress of a file, and its result. */
  info: endpoint({
    path: '/client/import-paper/task/info',
    access: 'teacher',
    effect: 'read',
    owner: 'paperImport',
    input: ofImport,
    output: z.object({
      import: paperImportRow,
      paperTitle: z.string(),
      questions: z.array(readQuestion),
      notUnderstood: z.array(notUnderstood),
    }),
  }),
  /** Adds the chosen questions to the bank as the caller's own and, given a title, makes a paper of them. */
  confirm: endpoint({
    path: '/client/import-paper/task/confirm',
    access: 'teacher',
    effect: 'write',
    owner: 'paperImport',
    bodyBytes: importLimits.confirmBytes,
    holdsWork: true,
    input: z.object({
      paperImportId: id,
      questions: json(z.array(chosenQuestion).check(z.minLength(1), z.maxLength(importLimits.questions))),
      /** Title of the paper; empty if none is wanted. */
      paperTitle,
    }),
    output: z.object({
      questionCount: z.int(),
      /** Null if no paper was wanted. */
      paperId: z.nullable(z.int()),
    }),
    errors: {
      paperImportGone: null,
      /** The faults, by index in `questions`. */
      importedQuestionsWrong: chosenFaults,
      importedPaperTooLong: null,
    },
  }),
  /** A workbook to write questions into. */
  template: endpoint({
    path: '/client/import-paper/template',
    access: 'teacher',
    effect: 'read',
    owner: 'self',
    input: z.object({ subjectId }),
    output: { file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  }),
} as const

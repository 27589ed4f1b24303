import * as z from 'zod/mini'
import { wrongNumbers } from '#domain/paper/slots/wrong-numbers.ts'
import { answerPositions, columnCounts, paperSizes, paperVersions } from '#domain/print/print-options.ts'
import { sheetOwners } from '#domain/answer-sheet/sheet-layout.ts'
import { flag, id } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'
import { sheetMap } from '../schemas/sheet-map.ts'
import { unfinishedQuestions } from '../schemas/unfinished-questions.ts'

const printed = z.object({
  paperId: id,
  size: z.enum(paperSizes),
  columns: z.enum(columnCounts),
  answers: z.enum(answerPositions),
  analysis: flag,
  sealed: flag,
  version: z.enum(paperVersions),
})

/** Whatever needs the keys waits for questions that are still being written; without answers they are printed. */
const needsKeys = { paperUnfinished: unfinishedQuestions }

const sheet = z.object({ paperId: id, version: z.enum(paperVersions) })

/** Printing papers: preview pages and files (specification §2 preview-paper-without). */
export const print = {
  /** The pages as they will be printed. */
  pages: endpoint({
    path: '/client/paper/print/pages',
    access: 'teacher',
    effect: 'read',
    owner: 'classPaper',
    input: printed,
    output: z.object({
      paperTitle: z.string(),
      /** Each page as SVG. */
      pages: z.array(z.string()),
      /** Formulas that could not be typeset and appear as typed. */
      unset: z.array(z.string()),
      /** Questions whose blanks or numbered slots do not fit, each number with why, by the questions' printed numbers. */
      wrongNumbers: z.array(
        z.object({ printed: z.string(), wrong: z.array(z.tuple([z.int(), z.enum(wrongNumbers)])) }),
      ),
    }),
    errors: needsKeys,
  }),
  pdf: endpoint({
    path: '/client/paper/print',
    access: 'teacher',
    effect: 'read',
    owner: 'classPaper',
    input: printed,
    output: { file: 'application/pdf' },
    errors: needsKeys,
  }),
  /** The printed paper as an editable Word file: formulas are Word equations. */
  word: endpoint({
    path: '/client/paper/export/word',
    access: 'teacher',
    effect: 'read',
    owner: 'classPaper',
    input: printed,
    output: { file: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
    errors: needsKeys,
  }),
  /** Formulas that appear as typed in that file, because Word has no equation for them. */
  plainInWord: endpoint({
    path: '/client/paper/export/word/plain',
    access: 'teacher',
    effect: 'read',
    owner: 'classPaper',
    input: printed,
    output: z.object({ formulas: z.array(z.string()) }),
    errors: needsKeys,
  }),
  /** The questions with their keys as a QTI 3.0 package, for other systems. */
  qti: endpoint({
    path: '/client/paper/export/qti',
    access: 'teacher',
    effect: 'read',
    owner: 'classPaper',
    input: z.object({ paperId: id }),
    output: { file: 'application/zip' },
    errors: needsKeys,
  }),
  /** The pages of an answer sheet, each as SVG. */
  sheetPages: endpoint({
    path: '/client/paper/answer-sheet/pages',
    access: 'teacher',
    effect: 'read',
    owner: 'classPaper',
    input: sheet,
    output: z.object({ title: z.string(), pages: z.array(z.string()) }),
    errors: needsKeys,
  }),
  /** An answer sheet for copying, on which students fill in their numbers. */
  answerSheet: endpoint({
    path: '/client/paper/answer-sheet',
    access: 'teacher',
    effect: 'read',
    owner: 'classPaper',
    input: sheet,
    output: { file: 'application/pdf' },
    errors: needsKeys,
  }),
  /** A sheet for each student of a class, with name and student code. */
  classSheets: endpoint({
    path: '/client/paper/answer-sheet/class',
    access: 'teacher',
    effect: 'read',
    owner: ['classPaper', 'course'],
    audit: 'export',
    input: z.extend(sheet, { courseId: id }),
    output: { file: 'application/pdf' },
    errors: { noStudents: null, ...needsKeys },
  }),
  /** The layout of such a sheet, as used by the sheet reader. */
  sheetMap: endpoint({
    path: '/client/paper/answer-sheet/map',
    access: 'teacher',
    effect: 'read',
    owner: 'classPaper',
    input: z.extend(sheet, { sheetOwner: z.enum(sheetOwners) }),
    output: sheetMap,
    errors: needsKeys,
  }),
} as const

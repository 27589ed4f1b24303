import * as z from 'zod/mini'
import { answerPlaces, columnCounts, paperSizes, paperVersions } from '#domain/print/print-options.ts'
import { flag, id } from '#domain/wire/scalars.ts'
import { endpoint } from '../endpoint.ts'

const printed = z.object({
  paperId: id,
  size: z.enum(paperSizes),
  columns: z.enum(columnCounts),
  answers: z.enum(answerPlaces),
  analysis: flag,
  sealed: flag,
  version: z.enum(paperVersions),
})

/** Papers on their way to paper: pages to look at and files (specification §2 preview-paper-without). */
export const print = {
  /** The pages as they will be printed. */
  pages: endpoint({
    path: '/client/paper/print/pages',
    access: 'teacher',
    effect: 'read',
    owner: 'paper',
    input: printed,
    output: z.object({
      paperTitle: z.string(),
      /** Each page as SVG. */
      pages: z.array(z.string()),
      /** Formulas that could not be set and stand there as they were typed. */
      unset: z.array(z.string()),
    }),
    errors: {},
  }),
  pdf: endpoint({
    path: '/client/paper/print',
    access: 'teacher',
    effect: 'read',
    owner: 'paper',
    input: printed,
    output: { file: 'application/pdf' },
    errors: {},
  }),
} as const

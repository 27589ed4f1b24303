import * as z from 'zod/mini'
import { columnIds, tableIds, tableWords } from '#domain/report/report-table.ts'
import { sheetCrop } from './scans.ts'

const behind = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('item'), id: z.int(), reportOf: z.optional(z.int()) }),
  z.object({ kind: z.literal('student'), id: z.int() }),
  z.object({ kind: z.literal('assignment'), id: z.int() }),
  z.object({ kind: z.literal('answer'), id: z.int(), value: z.string() }),
  z.object({ kind: z.literal('items'), name: z.string(), itemIds: z.array(z.int()) }),
  z.object({ kind: z.literal('table'), id: z.enum(tableIds) }),
])

const cell = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('number'),
    value: z.number(),
    format: z.enum(['whole', 'points', 'mean', 'percent', 'index', 'change']),
  }),
  z.object({ kind: z.literal('words'), words: z.array(z.enum(tableWords)) }),
  z.object({ kind: z.literal('instant'), instant: z.string() }),
  z.object({ kind: z.literal('crop'), place: sheetCrop }),
  z.object({ kind: z.literal('empty') }),
])

/** A table of a report: the same cells on screen and in files. */
export const reportTable = z.object({
  id: z.enum(tableIds),
  columns: z.array(
    z.object({
      id: z.enum(columnIds),
      /** The column's heading if its id does not determine it: a class, an assignment. */
      heading: z.nullable(z.string()),
    }),
  ),
  rows: z.array(
    z.object({
      cells: z.array(cell),
      /** What a row links to; null for nothing. */
      behind: z.nullable(behind),
    }),
  ),
})

export type WireTable = z.output<typeof reportTable>

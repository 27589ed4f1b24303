import type { ImportedPaper } from '#domain/import/imported-paper.ts'
import type { ImportRefusal } from '#domain/import/import-limits.ts'
import { readWorksheets, type WorksheetRows } from '#domain/import/read-worksheet.ts'
import { shownText } from '#domain/roster/worksheet-cell.ts'
import { checkWorkbook } from '../files/check-workbook.ts'
import { withWorkbookProcess } from '../files/read-workbook.ts'
import { readingLimits } from '../files/reading-process.ts'
import type { WorkbookFault } from '../files/workbook-limits.ts'
import type { ZipEntry } from '../files/zip-directory.ts'
import { besideCells } from './beside-cells.ts'
import { zipRefusals } from './file-kind.ts'
import { isReadingFault, refusalOfFault } from './parse-apart.ts'

/** The questions of all worksheets of a workbook. */
export async function readWorkbookFile(
  bytes: Buffer,
  entries: readonly ZipEntry[],
): Promise<ImportedPaper | ImportRefusal> {
  const sheets = await worksheetsOf(bytes)
  if (typeof sheets === 'string') return sheets
  const beside = await besideCells(bytes, entries, Math.max(0, ...sheets.map(({ rows }) => rows.length)) + 1)
  if (typeof beside === 'string') return beside
  const { notUnderstood, ...paper } = readWorksheets(sheets)
  return { ...paper, notUnderstood: [...notUnderstood, ...beside] }
}

const worksheetsOf = (bytes: Buffer): Promise<readonly WorksheetRows[] | ImportRefusal> =>
  withWorkbookProcess(readingLimits, async (read) => {
    const checked = await checkWorkbook(bytes)
    if (checked === 'otherZip') return 'paperFileOfOtherKind'
    if (typeof checked === 'string') return refusalOf(checked)
    const sheets = await read(bytes)
    if (isReadingFault(sheets)) return refusalOfFault[sheets]
    return sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(shownText)) }))
  })

const workbookRefusals = {
  doctype: 'documentType',
  strangeXml: 'paperFileBroken',
  tooManyTags: 'paperTooLong',
  tooManyRows: 'paperTooLong',
  tooManyColumns: 'paperTooLong',
  longText: 'paperTooLong',
} as const

const refusalOf = (fault: WorkbookFault): ImportRefusal =>
  fault in workbookRefusals
    ? workbookRefusals[fault as keyof typeof workbookRefusals]
    : zipRefusals[fault as keyof typeof zipRefusals]

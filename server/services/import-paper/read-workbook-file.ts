import type { ImportedPaper } from '#domain/import/imported-paper.ts'
import type { ImportRefusal } from '#domain/import/import-limits.ts'
import { readSheets } from '#domain/import/read-sheet.ts'
import { shownText } from '#domain/roster/sheet-cell.ts'
import { checkWorkbook } from '../files/check-workbook.ts'
import { withWorkbookProcess } from '../files/read-workbook.ts'
import { readingLimits } from '../files/reading-process.ts'
import type { WorkbookFault } from '../files/workbook-limits.ts'
import { zipRefusals } from './file-kind.ts'
import { isReadingFault, refusalOfFault } from './parse-apart.ts'

/** The questions of all sheets of a workbook. */
export const readWorkbookFile = (bytes: Buffer): Promise<ImportedPaper | ImportRefusal> =>
  withWorkbookProcess(readingLimits, async (read) => {
    const checked = await checkWorkbook(bytes)
    if (checked === 'otherZip') return 'paperFileOfOtherKind'
    if (typeof checked === 'string') return refusalOf(checked)
    const sheets = await read(bytes)
    if (isReadingFault(sheets)) return refusalOfFault[sheets]
    return readSheets(sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => row.map(shownText)) })))
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

import type { ImportedPaper } from '#domain/import/imported-paper.ts'
import type { ImportRefusal } from '#domain/import/import-limits.ts'
import { readSheet } from '#domain/import/read-sheet.ts'
import { shownText } from '#domain/roster/sheet-cell.ts'
import { checkWorkbook } from '../files/check-workbook.ts'
import { withWorkbookProcess } from '../files/read-workbook.ts'
import { readingLimits } from '../files/reading-process.ts'
import type { WorkbookFault } from '../files/workbook-limits.ts'
import { zipRefusals } from './file-kind.ts'
import { isReadingFault, refusalOfFault } from './parse-apart.ts'

/** The questions of a workbook: of all sheets that have the template's headings, otherwise of the first. */
export const readWorkbookFile = (bytes: Buffer): Promise<ImportedPaper | ImportRefusal> =>
  withWorkbookProcess(readingLimits, async (read) => {
    const checked = await checkWorkbook(bytes)
    if (checked === 'otherZip') return 'paperFileOfOtherKind'
    if (typeof checked === 'string') return refusalOf(checked)
    const sheets = await read(bytes)
    if (isReadingFault(sheets)) return refusalOfFault[sheets]
    const papers = sheets.map(({ rows }) => readSheet(rows.map((row) => row.map(shownText))))
    const questions = papers.flatMap((one) => one.questions)
    const before = papers.map((_, index) => papers.slice(0, index).reduce((sum, one) => sum + one.questions.length, 0))
    const notUnderstood = papers.flatMap((one, index) =>
      one.notUnderstood.map((part) => ({ ...part, at: part.at === null ? null : part.at + (before[index] ?? 0) })),
    )
    return { title: '', questions, notUnderstood }
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

import type { StudentState } from './report-cell.ts'

/** Which rows of a class report are listed, on its page and in its workbook; everything by default. */
export interface ListedRows {
  /** Only students who handed in, or only those who did not. */
  readonly handedIn?: boolean | undefined
  /** Only items of this book. */
  readonly bookId?: number | undefined
}

interface Rows {
  readonly students: readonly { readonly state: StudentState }[]
  readonly items: readonly { readonly bookId: number | null }[]
}

/** A report with only these rows; its figures still cover the whole class. */
export const withListedRows = <Report extends Rows>(report: Report, { handedIn, bookId }: ListedRows): Report => ({
  ...report,
  students: report.students.filter(({ state }) => handedIn === undefined || (state !== 'unsubmitted') === handedIn),
  items: report.items.filter((item) => bookId === undefined || item.bookId === bookId),
})

import { useMemo } from 'react'
import type { ClassReport } from '#api/contract/groups/report.ts'
import { type ListedRows, withListedRows } from '#domain/report/listed-rows.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { bookIdOf, handedInOf } from './report-address.ts'

/** Which rows the address selects. */
export function useListedRows(): ListedRows {
  const { query } = useNavigation()
  const handedIn = handedInOf(query)
  const bookId = bookIdOf(query)
  return useMemo(
    () => ({ ...(handedIn !== null && { handedIn }), ...(bookId !== null && { bookId }) }),
    [handedIn, bookId],
  )
}

/** The report with only the rows selected by the address; the statistics still cover the whole class. */
export function useReportFilter(report: ClassReport): ClassReport {
  const listed = useListedRows()
  return useMemo(() => withListedRows(report, listed), [report, listed])
}

import { useMemo } from 'react'
import type { ClassReport } from '#api/contract/areas/report.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { bookIdOf, handedInOf } from './report-address.ts'

/** The report with only the rows selected by the address; the statistics still cover the whole class. */
export function useReportFilter(report: ClassReport): ClassReport {
  const { query } = useNavigation()
  const handedIn = handedInOf(query)
  const book = bookIdOf(query)
  return useMemo(() => {
    if (handedIn === null && book === null) return report
    const { students, items } = report
    return {
      ...report,
      students: students.filter(({ state }) => handedIn === null || (state !== 'unsubmitted') === handedIn),
      items: items.filter(({ bookId }) => book === null || bookId === book),
    }
  }, [report, handedIn, book])
}

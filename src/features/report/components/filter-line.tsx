import type { ClassReport } from '#api/contract/areas/report.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { bookIdOf, handedInOf } from '../report-address.ts'
import { reportFilterTexts } from '../report-filter.texts.ts'
import css from './tables.module.css'

interface FilterLineProps {
  readonly report: ClassReport
  /** The report with only the listed rows. */
  readonly listed: ClassReport
}

/** Says which rows the address filters out, and offers to list all again. */
export function FilterLine({ report, listed }: FilterLineProps) {
  const { query, setQuery } = useNavigation()
  const texts = useTexts(reportFilterTexts)
  const handedIn = handedInOf(query)
  const isOfBook = bookIdOf(query) !== null && listed.items.length < report.items.length
  if (handedIn === null && !isOfBook) return null
  const students = texts[handedIn === true ? 'submitted' : 'unsubmitted'](listed.students.length)
  return (
    <p className={css['line']}>
      {handedIn !== null && <span>{students}</span>}
      {isOfBook && <span>{texts.ofBook(listed.items.length, report.items.length)}</span>}
      <button type="button" onClick={() => setQuery({ state: null, bookId: null })}>
        {texts.all}
      </button>
    </p>
  )
}

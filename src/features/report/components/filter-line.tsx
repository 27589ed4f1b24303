import { Flex } from '@mantine/core'
import type { ClassReport } from '#api/contract/groups/report.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { TextButton } from '#ui/text-button/text-button.tsx'
import { bookIdOf, handedInOf } from '../report-address.ts'
import { reportFilterTexts } from '../report-filter.texts.ts'

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
    <Flex component="p" rowGap={4} columnGap={16} mt={14} wrap="wrap" c="dimmed">
      {handedIn !== null && <span>{students}</span>}
      {isOfBook && <span>{texts.ofBook(listed.items.length, report.items.length)}</span>}
      <TextButton onClick={() => setQuery({ state: null, bookId: null })}>{texts.all}</TextButton>
    </Flex>
  )
}

import { Text } from '@mantine/core'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { listOf } from '#ui/language/list-of.ts'
import { composeTexts } from '../compose.texts.ts'

interface QuestionSourceProps {
  readonly question: BankQuestion
  /** Where there is little room: only the chapters, on part of a line. */
  readonly isBrief?: boolean
}

/** Where a question is from, and where it is in the books if it is in any. */
export function QuestionSource({ question, isBrief = false }: QuestionSourceProps) {
  const texts = useTexts(composeTexts)
  const nameIn = useContentName()
  const { language } = useLanguage()
  const { source, bookName, chapterNames } = question
  const chapters = listOf(language, chapterNames.map(nameIn))
  const inBooks = `${bookName} · ${chapters}`
  return (
    <>
      <span>{texts[source]}</span>
      {bookName !== null && (
        <Text span inherit truncate={isBrief} maw={isBrief ? 'calc(190 * var(--u))' : '100%'} title={inBooks}>
          {isBrief ? chapters : inBooks}
        </Text>
      )}
    </>
  )
}

import { Text } from '@mantine/core'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { composeTexts } from '../compose.texts.ts'

interface QuestionSourceProps {
  readonly question: BankQuestion
  /** Where there is little room: only the chapter, on part of a line. */
  readonly isBrief?: boolean
}

/** Where a question is from, and where it is in the books if it has a place there. */
export function QuestionSource({ question, isBrief = false }: QuestionSourceProps) {
  const texts = useTexts(composeTexts)
  const nameIn = useContentName()
  const { source, bookName, chapterName } = question
  const chapter = chapterName === null ? null : nameIn(chapterName)
  const place = `${bookName} · ${chapter}`
  return (
    <>
      <span>{texts[source]}</span>
      {chapter !== null && (
        <Text span inherit truncate={isBrief} maw={isBrief ? 'calc(190 * var(--u))' : '100%'} title={place}>
          {isBrief ? chapter : place}
        </Text>
      )}
    </>
  )
}

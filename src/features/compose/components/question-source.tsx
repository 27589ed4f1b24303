import { Box } from '@mantine/core'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { useContentName } from '#parts/content-names/use-content-name.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { composeTexts } from '../compose.texts.ts'

/** Where a question is from, and where it is in the books if it has a place there. */
export function QuestionSource({ question: { source, bookName, chapterName } }: { readonly question: BankQuestion }) {
  const texts = useTexts(composeTexts)
  const nameIn = useContentName()
  return (
    <>
      <span>{texts[source]}</span>
      {bookName !== null && chapterName !== null && (
        <Box component="span" miw={0} style={{ overflowWrap: 'anywhere' }}>
          {`${bookName} · ${nameIn(chapterName)}`}
        </Box>
      )}
    </>
  )
}

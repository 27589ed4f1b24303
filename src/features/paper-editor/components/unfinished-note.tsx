import { Text } from '@mantine/core'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import { type Unfinished, unfinishedIn } from '#domain/paper/unfinished.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { newQuestionTexts } from '../new-question.texts.ts'

export interface UnfinishedNoteProps {
  readonly question: PaperQuestion
  readonly subjectId: number
}

/** What a question that is being written still lacks, item by item; nothing for a complete one. */
export function UnfinishedNote({ question, subjectId }: UnfinishedNoteProps) {
  const texts = useTexts(newQuestionTexts)
  const faults = unfinishedIn(subjectId, question)
  if (faults.length === 0) return null
  const said = (found: readonly Unfinished[]) => found.map(({ fault }) => texts[fault]).join(texts.comma)
  const parts = [...groupedBy(faults, ({ item }) => item)].map(([item, found]) =>
    item === null || question.items.length === 1 ? texts.lacks(said(found)) : texts.itemLacks(item + 1, said(found)),
  )
  return (
    <Text c="var(--need)" fz="sm" ff="var(--sans)" role="note">
      {texts.unfinished(parts.join(texts.semicolon))}
    </Text>
  )
}

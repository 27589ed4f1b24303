import { Text } from '@mantine/core'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { newQuestionTexts } from '../new-question.texts.ts'
import { useLacks } from '../use-lacks.ts'

export interface UnfinishedNoteProps {
  readonly question: PaperQuestion
  readonly subjectId: number
}

/** What a question that is being written still lacks; nothing for a complete one. */
export function UnfinishedNote({ question, subjectId }: UnfinishedNoteProps) {
  const texts = useTexts(newQuestionTexts)
  const lacks = useLacks(subjectId)(question)
  if (lacks === '') return null
  return (
    <Text c="var(--need)" fz="sm" ff="var(--sans)" role="note">
      {texts.unfinished(lacks)}
    </Text>
  )
}

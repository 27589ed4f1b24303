import { Text } from '@mantine/core'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import { lacksText } from '#domain/paper/unfinished-message.ts'
import { unfinishedIn } from '#domain/paper/unfinished.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { newQuestionTexts } from '../new-question.texts.ts'

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

/** Says everything that a question still lacks, item by item; empty for a complete one. */
function useLacks(subjectId: number): (question: PaperQuestion) => string {
  const { language } = useLanguage()
  return (question) =>
    lacksText({ itemCount: question.items.length, lacks: unfinishedIn(subjectId, question) }, language)
}

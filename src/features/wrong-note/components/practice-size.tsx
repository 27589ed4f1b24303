import { Text } from '@mantine/core'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { practiceTexts } from '../practice.texts.ts'

interface PracticeSizeProps {
  /** Those of the practice. */
  readonly questions: readonly BankQuestion[]
  /** The items that students got wrong, of these questions and perhaps of others. */
  readonly items: readonly { readonly itemId: number; readonly questionId: number }[]
}

/** Before a practice is assigned: it is longer than what was wrong, because texts come with all their items. */
export function PracticeSize({ questions, items }: PracticeSizeProps) {
  const texts = useTexts(practiceTexts)
  const ids = new Set(questions.map(({ questionId }) => questionId))
  const wrong = new Set(items.flatMap(({ itemId, questionId }) => (ids.has(questionId) ? [itemId] : []))).size
  const all = questions.reduce((sum, question) => sum + question.items.length, 0)
  if (wrong === 0 || all <= wrong) return null
  return (
    <Text span c="dimmed" fz="sm">
      {texts.whole(wrong, all)}
    </Text>
  )
}

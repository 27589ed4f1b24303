import { Button, Stack, Text } from '@mantine/core'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { questionName } from '#domain/paper/question-words.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { composeTexts } from '../compose.texts.ts'
import type { Basket } from '../use-basket.ts'
import css from './question.module.css'

export interface AddButtonProps {
  readonly question: BankQuestion
  readonly basket: Pick<Basket, 'has' | 'isOnPaper' | 'add' | 'remove' | 'sections'>
}

/**
 * Adds a question to the basket or removes it; below the button, its number in the paper. Questions the paper already
 * has cannot be chosen again.
 */
export function AddButton({ question, basket }: AddButtonProps) {
  const texts = useTexts(composeTexts)
  const { questionId } = question
  const name = questionName(question)
  const isIn = basket.has(questionId)
  if (basket.isOnPaper(questionId) && !isIn)
    return (
      <Stack gap={5} w={96} ml="auto">
        <Button size="xs" fullWidth disabled aria-label={texts.onPaperNamed(name)}>
          {texts.onPaper}
        </Button>
      </Stack>
    )
  const numbered = basket.sections.flatMap(({ questions }) => questions).find((one) => one.questionId === questionId)
  return (
    <Stack align="flex-end" gap={5} w={96} ml="auto">
      <Button
        size="xs"
        fullWidth
        className={isIn ? (css['added'] ?? '') : ''}
        aria-pressed={isIn}
        aria-label={isIn ? texts.removeNamed(name) : texts.addNamed(name)}
        leftSection={<Icon name={isIn ? 'check' : 'plus'} small />}
        onClick={() => (isIn ? basket.remove([questionId]) : basket.add([question]))}
      >
        {isIn ? texts.added : texts.add}
      </Button>
      {numbered !== undefined && (
        <Text component="small" c="dimmed" fz="xs">
          {texts.printed(numbered.printed)}
        </Text>
      )}
    </Stack>
  )
}

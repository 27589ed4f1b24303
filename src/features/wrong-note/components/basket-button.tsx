import { Button } from '@mantine/core'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { BasketIds } from '../use-basket-ids.ts'
import { wrongQuestionsTexts } from '../wrong-questions.texts.ts'

interface BasketButtonProps {
  readonly questionId: number
  readonly basket: BasketIds
}

/** Adds a question to the basket; pressed again, removes it. */
export function BasketButton({ questionId, basket }: BasketButtonProps) {
  const texts = useTexts(wrongQuestionsTexts)
  const isIn = basket.has(questionId)
  return (
    <Button
      size="xs"
      variant={isIn ? 'subtle' : 'default'}
      leftSection={<Icon name={isIn ? 'check' : 'plus'} small />}
      aria-pressed={isIn}
      disabled={basket.isBusy}
      onClick={() => (isIn ? basket.remove([questionId]) : basket.add([questionId]))}
    >
      {isIn ? texts.inBasket : texts.addToBasket}
    </Button>
  )
}

import { Flex, Text } from '@mantine/core'
import type { BankQuestion } from '#api/contract/schemas/bank.ts'
import { sentenceOfBlank } from '#domain/rich-text/blank-sentence.ts'
import { SheetText } from '#parts/paper-sheet/sheet-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { wrongQuestionsTexts } from '../wrong-questions.texts.ts'

export interface ItemTextProps {
  readonly question: BankQuestion
  readonly itemId: number
  /** Shows the passage in full instead of its beginning. */
  readonly isWhole?: boolean
}

/**
 * The text and options of one item, below the sentence of the passage with its blank, or the beginning of the passage.
 */
export function ItemText({ question, itemId, isWhole = false }: ItemTextProps) {
  const texts = useTexts(wrongQuestionsTexts)
  const { passage, items } = question
  const index = items.findIndex((item) => item.itemId === itemId)
  const item = items[index]
  if (item === undefined) return null
  const sentence = isWhole || item.stem !== '' ? null : sentenceOfBlank(passage, index + 1)
  const shown = sentence ?? passage
  return (
    <div style={{ minWidth: 0, font: 'var(--w-regular) var(--fs-16) / 1.55 var(--serif)' }}>
      {passage !== '' && (
        <Text component="div" inherit {...(!isWhole && { lineClamp: 2 })}>
          <SheetText text={shown} block passage={isWhole} />
        </Text>
      )}
      {item.stem !== '' && <SheetText text={item.stem} block />}
      {item.stem === '' && items.length > 1 && <p>{texts.blankNo(index + 1)}</p>}
      {item.options.length > 0 && (
        <Flex component="ul" wrap="wrap" columnGap={28} fz="md">
          {item.options.map(({ id, text }) => (
            <li key={id}>
              {id}. <SheetText text={text} />
            </li>
          ))}
        </Flex>
      )}
    </div>
  )
}

import { Text } from '@mantine/core'
import type { OpenItem } from '#api/contract/schemas/papers.ts'
import type { Answers } from '#machines/answer-sheet/answer-sheet.types.ts'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { itemTexts } from './item.texts.ts'
import css from './item.module.css'

export interface BlankButtonProps {
  readonly item: OpenItem
  readonly answers: Answers
  readonly isCurrent: boolean
  readonly onGo: (itemId: number) => void
}

/** A blank in the text of a passage: its number and the answer. Leads to its item. */
export function BlankButton({ item, answers, isCurrent, onGo }: BlankButtonProps) {
  const texts = useTexts(itemTexts)
  const answer = shownAnswer(item, answers[item.itemId] ?? '')
  return (
    <button
      type="button"
      className={classNames(css['blank'], isCurrent && css['current'])}
      aria-current={isCurrent}
      data-item={item.itemId}
      aria-label={texts.blankButton(item.no, answer)}
      onClick={() => onGo(item.itemId)}
    >
      <Text span c="dimmed" ff="var(--sans)" fz="xs">
        {item.no}
      </Text>{' '}
      {answer}
    </button>
  )
}

/** A letter alone would not read as part of the sentence; the option's text does. */
const shownAnswer = ({ kind, options }: OpenItem, value: string): string =>
  kind === 'single' ? (options.find(({ id }) => id === value)?.text ?? '') : value

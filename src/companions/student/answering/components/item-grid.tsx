import { Box } from '@mantine/core'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { SheetItem } from '#parts/answering/paper-work.ts'
import { answeringTexts } from '../answering.texts.ts'
import type { AnswerSheet } from '../use-answer-sheet.ts'
import css from './sheet.module.css'

export interface ItemGridProps {
  readonly sheet: AnswerSheet
  readonly label: string
  readonly items: readonly SheetItem[]
}

/** One button per item, showing its state and leading to it. */
export function ItemGrid({ sheet, label, items }: ItemGridProps) {
  return (
    <Box
      component="ol"
      display="grid"
      mt={14}
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(48px, 1fr))', gap: 'calc(8 * var(--u))' }}
      aria-label={label}
    >
      {items.map((placed) => (
        <li key={placed.item.itemId}>
          <ItemButton sheet={sheet} placed={placed} />
        </li>
      ))}
    </Box>
  )
}

function ItemButton({ sheet, placed: { item } }: { readonly sheet: AnswerSheet; readonly placed: SheetItem }) {
  const texts = useTexts(answeringTexts)
  const { context, send } = sheet
  const index = sheet.items.findIndex((other) => other.item.itemId === item.itemId)
  const isDone = hasAnswer(context.answers[item.itemId])
  const isFlagged = context.flagged.includes(item.itemId)
  const isCurrent = index === context.index
  const states = [
    isDone ? texts.stateAnswered : texts.stateOpen,
    ...(isFlagged ? [texts.stateFlagged] : []),
    ...(isCurrent ? [texts.stateCurrent] : []),
  ]
  return (
    <button
      type="button"
      className={classNames(css['item'], isDone && css['itemAnswered'], isCurrent && css['itemCurrent'])}
      aria-label={[texts.item(item.no), ...states].join(', ')}
      onClick={() => send({ type: 'item.go', index })}
    >
      {item.no}
      {isFlagged && <Icon name="flag" small className={css['flag']} />}
    </button>
  )
}

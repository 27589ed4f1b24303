import { ActionIcon, Box, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { RichText } from '#parts/rich-text/rich-text.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { itemTexts } from './item.texts.ts'
import { langOf } from './sheet-items.ts'
import type { PaperActs, PaperWork, SheetItem } from './paper-work.ts'
import { ItemAnswer } from './item-answer.tsx'
import { ItemHint } from './item-hint.tsx'
import { useStemText } from './stem-text.ts'

export interface ItemCardProps {
  readonly placed: SheetItem
  readonly work: PaperWork
  readonly acts: PaperActs
}

/** The current item: number, question, flag and answer field. */
export function ItemCard({ placed, work, acts }: ItemCardProps) {
  const texts = useTexts(itemTexts)
  const { item, family } = placed
  const isFlagged = work.flagged.includes(item.itemId)
  const stem = useStemText(placed)
  const heading = useRef<HTMLHeadingElement>(null)
  // Otherwise scroll position and focus would remain where the previous item was.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section>
      <Box display="grid" mb={13} style={{ gridTemplateColumns: 'minmax(0, 1fr) 44px', gap: 'calc(4 * var(--u))' }}>
        <Box
          ref={heading}
          tabIndex={-1}
          component="h2"
          display="grid"
          pt={8}
          ff="var(--serif)"
          fz={18}
          fw={400}
          lh={1.55}
          style={{ gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'baseline', gap: 'calc(8 * var(--u))' }}
        >
          <Text span fw={600}>
            {item.no}.
          </Text>{' '}
          <RichText text={stem.text} lang={stem.isOwn ? langOf(stem.text, family) : undefined} size="inherit" inline />
        </Box>
        <ActionIcon
          style={{ justifySelf: 'end' }}
          color={isFlagged ? 'amber' : 'gray'}
          variant={isFlagged ? 'light' : 'subtle'}
          aria-pressed={isFlagged}
          aria-label={isFlagged ? texts.unflag(item.no) : texts.flag(item.no)}
          onClick={() => acts.flag(item.itemId)}
        >
          <Icon name="flag" />
        </ActionIcon>
      </Box>
      <ItemHint placed={placed} />
      <ItemAnswer
        placed={placed}
        value={work.answers[item.itemId] ?? ''}
        onChange={(value) => acts.answer(item.itemId, value)}
        onEnter={() => {
          if (work.index < work.items.length - 1) acts.goTo(work.index + 1)
        }}
      />
    </section>
  )
}

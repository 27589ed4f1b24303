import { Text } from '@mantine/core'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Page } from '../../page/page.tsx'
import { answeringTexts } from '../answering.texts.ts'
import type { AnswerSheet } from '../use-answer-sheet.ts'
import { HandInDialog } from './hand-in.dialog.tsx'
import { ItemCard } from './item-card.tsx'
import { OverviewDialog } from './overview.dialog.tsx'
import { PassageCard } from './passage-card.tsx'
import { SentBack } from './sent-back.tsx'
import { SheetFoot } from './sheet-foot.tsx'
import { SheetHead } from './sheet-head.tsx'
import css from './sheet.module.css'

export interface SheetProps {
  readonly sheet: AnswerSheet
  /** Another page of this browser has it open, too. */
  readonly isElsewhere: boolean
}

/** One item per screen, with everything around it. */
export function Sheet({ sheet, isElsewhere }: SheetProps) {
  const texts = useTexts(answeringTexts)
  const { items, context, send } = sheet
  const placed = items[context.place]
  if (placed === undefined || context.assignment === null) return null
  return (
    <>
      <Page sheet head={<SheetHead sheet={sheet} assignment={context.assignment} />} foot={<SheetFoot sheet={sheet} />}>
        {isElsewhere && (
          <p className={css['notice']} role="status">
            {texts.elsewhere}
          </p>
        )}
        <SentBack assignmentId={context.assignmentId} />
        {sheet.hadUnreadable && <p className={css['notice']}>{texts.unreadable}</p>}
        {context.message !== '' && sheet.saved !== 'refused' && (
          <div className={css['notice']} role="alert">
            <ErrorText>{texts.refused(context.message)}</ErrorText>
          </div>
        )}
        {placed.section !== '' && (
          <Text mb={10} c="dimmed" fz="md" style={{ overflowWrap: 'anywhere' }}>
            {placed.section}
          </Text>
        )}
        {placed.passage !== '' && (
          <PassageCard
            key={`passage ${placed.questionId}`}
            placed={placed}
            answers={context.answers}
            onGo={(itemId) => send({ type: 'item.go', place: items.findIndex(({ item }) => item.itemId === itemId) })}
          />
        )}
        <ItemCard key={`item ${placed.item.itemId}`} sheet={sheet} placed={placed} />
      </Page>
      <OverviewDialog sheet={sheet} />
      <HandInDialog sheet={sheet} />
    </>
  )
}

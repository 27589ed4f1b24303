import { Button } from '@mantine/core'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import { Dialog, DialogDetails } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { answeringTexts } from '../answering.texts.ts'
import type { AnswerSheet } from '../use-answer-sheet.ts'
import { ItemGrid } from './item-grid.tsx'

/** Asks before handing in: what is answered, what is not, and the way there. */
export function HandInDialog({ sheet }: { readonly sheet: AnswerSheet }) {
  const texts = useTexts(answeringTexts)
  const { items, context, send, answeredCount, isConfirming } = sheet
  const open = items.filter(({ item }) => !hasAnswer(context.answers[item.itemId]))
  const firstOpen = open[0]
  const cancel = () => send({ type: 'handIn.cancel' })
  const foot = (
    <>
      {firstOpen === undefined ? (
        <Button onClick={cancel}>{texts.goOn}</Button>
      ) : (
        <Button data-autofocus onClick={() => send({ type: 'item.go', index: items.indexOf(firstOpen) })}>
          {texts.goToFirst(firstOpen.item.no)}
        </Button>
      )}
      <Button
        variant="filled"
        {...(firstOpen === undefined ? { 'data-autofocus': true } : {})}
        onClick={() => send({ type: 'handIn.confirm' })}
      >
        {texts.handIn}
      </Button>
    </>
  )
  const flaggedCount = context.flagged.length
  const lines = [...(flaggedCount > 0 ? [texts.confirmFlagged(flaggedCount)] : []), texts.confirmOnce]
  return (
    <Dialog opened={isConfirming} kind="message" tone="need" title={texts.confirmTitle} onClose={cancel} footer={foot}>
      {open.length === 0 ? texts.confirmAll(items.length) : texts.confirmCounts(answeredCount, open.length)}
      {open.length > 0 && <ItemGrid sheet={sheet} label={texts.openItems} items={open} />}
      <DialogDetails lines={lines} />
    </Dialog>
  )
}

import { Button } from '@mantine/core'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { answeringTexts } from '../answering.texts.ts'
import type { AnswerSheet } from '../use-answer-sheet.ts'
import { ItemGrid } from './item-grid.tsx'

/** All items of the assignment at a glance. */
export function OverviewDialog({ sheet }: { readonly sheet: AnswerSheet }) {
  const texts = useTexts(answeringTexts)
  const { send, items, answeredCount, isOverviewOpen } = sheet
  const close = () => send({ type: 'overview.close' })
  const foot = (
    <>
      <Button onClick={close}>{texts.goOn}</Button>
      <Button variant="filled" onClick={() => send({ type: 'handIn.ask' })}>
        {texts.handIn}
      </Button>
    </>
  )
  return (
    <Dialog opened={isOverviewOpen} kind="message" title={texts.overview} onClose={close} footer={foot}>
      <p>{texts.confirmCounts(answeredCount, items.length - answeredCount)}</p>
      <ItemGrid sheet={sheet} label={texts.overview} items={items} />
    </Dialog>
  )
}

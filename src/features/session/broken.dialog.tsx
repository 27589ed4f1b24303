import { Button } from '@mantine/core'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { sessionTexts } from './session.texts.ts'

/** A fault of what stands over the page; the page itself goes on. */
export function BrokenDialog({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts(sessionTexts)
  return (
    <Dialog
      opened
      mustDecide
      kind="message"
      tone="error"
      title={texts.brokenTitle}
      onClose={onRetry}
      footer={
        <Button variant="filled" data-autofocus onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {texts.broken}
    </Dialog>
  )
}

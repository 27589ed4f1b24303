import { Button } from '@mantine/core'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { sessionTexts } from './session.texts.ts'

/** An error in what is shown above the page; the page itself keeps working. */
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

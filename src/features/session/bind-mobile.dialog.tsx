import { Button } from '@mantine/core'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { sessionTexts } from './session.texts.ts'

export interface BindMobileDialogProps {
  readonly onBind: () => void
  readonly onLater: () => void
}

/** Offered once to a teacher without a mobile. */
export function BindMobileDialog({ onBind, onLater }: BindMobileDialogProps) {
  const texts = useTexts(sessionTexts)
  return (
    <Dialog
      opened
      kind="message"
      title={texts.bindTitle}
      onClose={onLater}
      footer={
        <>
          <Button onClick={onLater}>{texts.bindLater}</Button>
          <Button variant="filled" data-autofocus onClick={onBind}>
            {texts.bindNow}
          </Button>
        </>
      }
    >
      {texts.bind}
    </Dialog>
  )
}

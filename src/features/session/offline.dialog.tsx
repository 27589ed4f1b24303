import { Button } from '@mantine/core'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Dialog, DialogDetails } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { sessionTexts } from './session.texts.ts'

export interface OfflineDialogProps {
  /** Whether the connection to the service is being checked. */
  readonly isTrying: boolean
  readonly onRetry: () => void
  /** Continues without a network. */
  readonly onClose: () => void
}

/** Says that the network was lost (specification §8 Transport errors); the page below stays as it is. */
export function OfflineDialog({ isTrying, onRetry, onClose }: OfflineDialogProps) {
  const texts = useTexts(sessionTexts)
  return (
    <Dialog
      opened
      kind="message"
      tone="need"
      title={texts.offlineTitle}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {texts.goOn}
          </Button>
          <BusyButton variant="filled" busy={isTrying} busyLabel={texts.trying} onClick={onRetry}>
            {texts.tryAgain}
          </BusyButton>
        </>
      }
    >
      {texts.offline}
      <DialogDetails lines={[texts.offlineHint]} />
    </Dialog>
  )
}

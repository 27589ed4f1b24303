import { Button, Text } from '@mantine/core'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { qrLoginTexts } from './qr-login.texts.ts'
import css from './qr-panel.module.css'

export interface QrHelpDialogProps {
  readonly onClose: () => void
  readonly onDownload: () => void
}

/** How to sign in by scanning. */
export function QrHelpDialog({ onClose, onDownload }: QrHelpDialogProps) {
  const texts = useTexts(qrLoginTexts)
  return (
    <Dialog
      opened
      kind="message"
      title={texts.helpTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onDownload}>{texts.download}</Button>
          <Button variant="filled" data-autofocus onClick={onClose}>
            {texts.gotIt}
          </Button>
        </>
      }
    >
      <ol className={css['steps']}>
        <li>{texts.helpOpen}</li>
        <li>{texts.helpScan}</li>
        <li>{texts.helpConfirm}</li>
      </ol>
      <Text c="dimmed" mt={10} fz="sm">
        {texts.helpWarning}
      </Text>
    </Dialog>
  )
}

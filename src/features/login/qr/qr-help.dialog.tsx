import { Button, Flex } from '@mantine/core'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { qrLoginTexts } from './qr-login.texts.ts'

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
      <Flex component="ol" direction="column" gap={6} pl={20} style={{ listStyle: 'decimal' }}>
        <li>{texts.helpOpen}</li>
        <li>{texts.helpScan}</li>
        <li>{texts.helpConfirm}</li>
      </Flex>
      <Hint mt={10}>{texts.helpWarning}</Hint>
    </Dialog>
  )
}

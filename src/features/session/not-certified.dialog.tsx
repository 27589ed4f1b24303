import { Button } from '@mantine/core'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { sessionTexts } from './session.texts.ts'

/** Code -4 of a general call (specification §7): the only way out is the login. */
export function NotCertifiedDialog({ onLogin }: { readonly onLogin: () => void }) {
  const texts = useTexts(sessionTexts)
  return (
    <Dialog
      opened
      kind="message"
      title={texts.notCertifiedTitle}
      onClose={onLogin}
      footer={
        <Button variant="filled" data-autofocus onClick={onLogin}>
          {texts.goToLogin}
        </Button>
      }
    >
      {texts.notCertified}
    </Dialog>
  )
}

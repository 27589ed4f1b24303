import { account } from '#api/contract/areas/account.ts'
import { usePasswordCommand } from '#parts/password-change/change-password.ts'
import { PasswordChangeForm } from '#parts/password-change/password-change-form.tsx'
import { passwordChangeTexts } from '#parts/password-change/password-change.texts.ts'
import { Dialog, DialogDetails } from '#ui/dialog/dialog.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'

export interface PasswordChangeDialogProps {
  /** The new password holds, and every session has ended, this one too. */
  readonly onChanged: () => void
  /** Why leaving did not work; empty when it did. */
  readonly message: string
  /** Signs out. */
  readonly onClose: () => void
}

/** A new password before anything else (specification §4 Forced password change); the only other way is to sign out. */
export function PasswordChangeDialog({ message, onChanged, onClose }: PasswordChangeDialogProps) {
  const texts = useTexts(passwordChangeTexts)
  const { language } = useLanguage()
  const command = usePasswordCommand(account.updatePassword, language)
  return (
    <Dialog opened mustDecide tone="need" title={texts.forcedTitle} onClose={onClose}>
      {texts.forced}
      <DialogDetails lines={[texts.effect]} />
      <PasswordChangeForm
        command={command}
        message={message}
        onChanged={onChanged}
        cancelLabel={texts.signOut}
        onCancel={onClose}
      />
    </Dialog>
  )
}

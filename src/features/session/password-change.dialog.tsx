import { account } from '#api/contract/groups/account.ts'
import { PasswordChangeForm } from '#parts/password-change/password-change-form.tsx'
import { passwordChangeTexts } from '#parts/password-change/password-change.texts.ts'
import { Dialog, DialogDetails } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'

export interface PasswordChangeDialogProps {
  /** The new password is set, and every session has ended, including this one. */
  readonly onChanged: () => void
  /** Why signing out failed; empty if it did not. */
  readonly message: string
  /** Signs out. */
  readonly onClose: () => void
}

/**
 * Demands a new password before anything else (specification §4 Forced password change); the only alternative is to
 * sign out.
 */
export function PasswordChangeDialog({ message, onChanged, onClose }: PasswordChangeDialogProps) {
  const texts = useTexts(passwordChangeTexts)
  return (
    <Dialog opened mustDecide tone="need" title={texts.forcedTitle} onClose={onClose}>
      {texts.forced}
      <DialogDetails lines={[texts.effect]} />
      <PasswordChangeForm
        endpoint={account.updatePassword}
        message={message}
        onChanged={onChanged}
        cancelLabel={texts.signOut}
        onCancel={onClose}
      />
    </Dialog>
  )
}

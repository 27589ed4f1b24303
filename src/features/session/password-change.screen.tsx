import { account } from '#api/contract/areas/account.ts'
import { usePasswordCommand } from '#parts/password-change/change-password.ts'
import { PasswordChangeForm } from '#parts/password-change/password-change-form.tsx'
import { passwordChangeTexts } from '#parts/password-change/password-change.texts.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'

export interface PasswordChangeScreenProps {
  /** The new password holds, and every session has ended, this one too. */
  readonly onChanged: () => void
  readonly onCancel: () => void
}

/** The form for a new password as part of a page. */
export function PasswordChangeScreen({ onChanged, onCancel }: PasswordChangeScreenProps) {
  const texts = useTexts(passwordChangeTexts)
  const { language } = useLanguage()
  const command = usePasswordCommand(account.updatePassword, language)
  return (
    <PasswordChangeForm
      command={command}
      message=""
      onChanged={onChanged}
      cancelLabel={texts.cancel}
      onCancel={onCancel}
    />
  )
}

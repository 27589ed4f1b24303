import { account } from '#api/contract/groups/account.ts'
import { PasswordChangeForm } from '#parts/password-change/password-change-form.tsx'
import { passwordChangeTexts } from '#parts/password-change/password-change.texts.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { SubPage } from '../components/sub-page.tsx'
import { changePasswordTexts } from './change-password.texts.ts'

export interface ChangePasswordScreenProps {
  /** The new password is in force, and every session has ended, including this one. */
  readonly onChanged: () => void
  readonly onCancel: () => void
}

/** Changes this account's password (specification §2 `profile/edit/password`). */
export function ChangePasswordScreen({ onChanged, onCancel }: ChangePasswordScreenProps) {
  const texts = useTexts(changePasswordTexts)
  const { cancel } = useTexts(passwordChangeTexts)
  return (
    <SubPage title={texts.title} state={texts.state}>
      <PasswordChangeForm
        endpoint={account.updatePassword}
        message=""
        onChanged={onChanged}
        cancelLabel={cancel}
        onCancel={onCancel}
      />
    </SubPage>
  )
}

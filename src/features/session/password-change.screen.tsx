import { PasswordChangeForm } from './components/password-change-form.tsx'
import { passwordChangeTexts } from './password-change.texts.ts'
import { useTexts } from '#ui/language/language-context.tsx'

export interface PasswordChangeScreenProps {
  /** The new password holds, and every session has ended, this one too. */
  readonly onChanged: () => void
  readonly onCancel: () => void
}

/** The form for a new password as part of a page. */
export function PasswordChangeScreen({ onChanged, onCancel }: PasswordChangeScreenProps) {
  const texts = useTexts(passwordChangeTexts)
  return <PasswordChangeForm message="" onChanged={onChanged} cancelLabel={texts.cancel} onCancel={onCancel} />
}

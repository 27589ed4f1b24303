import { passwordChangeTexts } from '#parts/password-change/password-change.texts.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { PasswordDueForm, type PasswordDueProps } from './password-due.screen.tsx'
import { signInTexts } from './sign-in.texts.ts'

/** Choosing a password over the page, which stays on screen. */
export function PasswordDueDialog({ session }: PasswordDueProps) {
  const texts = useTexts(passwordChangeTexts)
  const own = useTexts(signInTexts)
  return (
    <Dialog opened mustDecide tone="need" title={texts.forcedTitle} onClose={session.leave}>
      <p>{own.dueOverPage(session.student?.realname ?? '')}</p>
      <PasswordDueForm session={session} />
    </Dialog>
  )
}

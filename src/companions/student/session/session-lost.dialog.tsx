import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { signInTexts } from './sign-in.texts.ts'
import type { StudentSession } from './use-student-session.ts'

export interface SessionLostDialogProps {
  readonly session: StudentSession
}

/** Sign-in over the page, which stays on screen. Closing it leaves the page. */
export function SessionLostDialog({ session }: SessionLostDialogProps) {
  const texts = useTexts(signInTexts)
  const name = session.student?.realname ?? ''
  return (
    <Dialog opened tone="need" title={texts.lostTitle} onClose={session.leave}>
      <p>{texts.lost(name)}</p>
      <p>{texts.otherStudent}</p>
      {session.message !== '' && <ErrorText>{session.message}</ErrorText>}
      <SignInForm key={session.failedReturns} onSignedIn={session.enter} />
    </Dialog>
  )
}

import { student } from '#api/contract/groups/student.ts'
import { PasswordChangeForm } from '#parts/password-change/password-change-form.tsx'
import { passwordChangeTexts } from '#parts/password-change/password-change.texts.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { StartPage } from '../page/start-page.tsx'
import { signInTexts } from './sign-in.texts.ts'
import type { StudentSession } from './use-student-session.ts'

export interface PasswordDueProps {
  readonly session: Pick<StudentSession, 'student' | 'givenPassword' | 'leave' | 'changePassword'>
}

/** Choosing a password before anything else; the only other way is to sign out. */
export function PasswordDueScreen({ session }: PasswordDueProps) {
  const texts = useTexts(passwordChangeTexts)
  const own = useTexts(signInTexts)
  return (
    <StartPage heading={texts.forcedTitle} hint={own.due(session.student?.realname ?? '')}>
      <PasswordDueForm session={session} />
    </StartPage>
  )
}

/** The form: on a page of its own, or over one whose session was lost. */
export function PasswordDueForm({ session }: PasswordDueProps) {
  const texts = useTexts(passwordChangeTexts)
  return (
    <PasswordChangeForm
      endpoint={student.updatePassword}
      large
      given={session.givenPassword}
      message=""
      onChanged={session.changePassword}
      cancelLabel={texts.signOut}
      onCancel={session.leave}
    />
  )
}

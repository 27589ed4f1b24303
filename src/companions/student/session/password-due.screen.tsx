import { student } from '#api/contract/areas/student.ts'
import { usePasswordCommand } from '#api/queries/password-change.ts'
import { Brand } from '#ui/brand/brand.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { PasswordChangeForm } from '#ui/password-change/password-change-form.tsx'
import { passwordChangeTexts } from '#ui/password-change/password-change.texts.ts'
import { LanguageButton } from '../page/language-button.tsx'
import { Page } from '../page/page.tsx'
import css from './sign-in.module.css'
import { signInTexts } from './sign-in.texts.ts'
import type { StudentSession } from './use-student-session.ts'

export interface PasswordDueProps {
  readonly session: Pick<StudentSession, 'student' | 'leave' | 'changePassword'>
}

/** A password of one's own before anything else; the only other way is to sign out. */
export function PasswordDueScreen({ session }: PasswordDueProps) {
  const texts = useTexts(passwordChangeTexts)
  const own = useTexts(signInTexts)
  const head = (
    <div className={css['head']}>
      <Brand />
      <LanguageButton />
    </div>
  )
  return (
    <Page head={head}>
      <div className={css['welcome']}>
        <h1>{texts.forcedTitle}</h1>
        <p className={css['hint']}>{own.due(session.student?.realname ?? '')}</p>
        <PasswordDueForm session={session} />
      </div>
    </Page>
  )
}

/** The form in its place: on a page of its own, or over one whose session was lost. */
export function PasswordDueForm({ session }: PasswordDueProps) {
  const texts = useTexts(passwordChangeTexts)
  const { language } = useLanguage()
  const command = usePasswordCommand(student.updatePassword, language)
  return (
    <PasswordChangeForm
      command={command}
      large
      message=""
      onChanged={session.changePassword}
      cancelLabel={texts.signOut}
      onCancel={session.leave}
    />
  )
}

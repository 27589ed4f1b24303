import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { LoginFailure } from '#machines/password-login/password-login.types.ts'
import { loginTexts } from '../login.texts.ts'
import { failuresLeft } from '../use-password-login.ts'
import css from './failure-note.module.css'

/** Why the teacher is not signed in, and how many tries are left once they run out (specification §8). */
export function FailureNote({ failure }: { readonly failure: LoginFailure }) {
  const texts = useTexts(loginTexts)
  const left = failure.kind === 'wrongPassword' ? failuresLeft(failure.errorCount) : null
  return (
    <span className={css['note']} role="alert">
      <Icon name="warning" className={css['icon']} />
      <span>
        <b className={css['what']}>{failure.kind === 'wrongPassword' ? texts.wrongPassword : failure.message}</b>
        {left !== null && <span className={css['warning']}>{texts.lockWarning(left)}</span>}
      </span>
    </span>
  )
}

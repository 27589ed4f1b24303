import { failuresLeft, triesBeforePuzzle } from '#domain/accounts/tries-left.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import type { LoginFailure } from '#machines/password-login/password-login.types.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { loginTexts } from '../login.texts.ts'
import { failureNoteTexts } from './failure-note.texts.ts'
import { Note } from './note.tsx'

export interface FailureNoteProps {
  readonly failure: Exclude<LoginFailure, { readonly kind: 'tooManyDevices' }>
  /** The account as typed, for recovering the password. */
  readonly account: string
  readonly onSms: () => void
}

/** Why the sign-in failed, how many attempts are left, and the ways out (specification §8). */
export function FailureNote({ failure, account, onSms }: FailureNoteProps) {
  const texts = useTexts(failureNoteTexts)
  const { bySms } = useTexts(loginTexts)
  const left = failure.kind === 'wrongPassword' ? failuresLeft(failure.errorCount) : null
  const tries = failure.kind === 'wrongPassword' ? triesBeforePuzzle(failure.errorCount) : null
  const needsWayOut = left !== null || failure.kind === 'locked'
  return (
    <Note
      what={failure.kind === 'wrongPassword' ? texts.wrongPassword : failure.message}
      warning={left === null ? null : texts.lockWarning(left)}
    >
      {needsWayOut && (
        <>
          {texts.wayOut}
          <a href={hrefOf(publicPaths.password(account))}>{texts.recover}</a>
          {texts.otherWayOut}
          <button type="button" onClick={onSms}>
            {bySms}
          </button>
          {texts.fullStop}
        </>
      )}
      {tries !== null && texts.puzzle(tries)}
      {failure.kind === 'consentOutdated' && (
        <button type="button" onClick={() => location.reload()}>
          {texts.reload}
        </button>
      )}
    </Note>
  )
}

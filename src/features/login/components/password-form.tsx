import { TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import { loginTexts } from '../login.texts.ts'
import type { LoginFormProps } from '../login-way.types.ts'
import { submitOnEnter } from '../submit-on-enter.ts'
import { fieldNames, usePasswordLogin } from '../use-password-login.ts'
import { Consent } from './consent.tsx'
import { FailureNote } from './failure-note.tsx'
import { LoginLinks } from './login-links.tsx'
import css from './password-form.module.css'
import { PasswordField } from './password-field.tsx'

const CaptchaDialog = lazyPart(() => import('../captcha/captcha.dialog.tsx').then((module) => module.CaptchaDialog))
const DeviceReleaseDialog = lazyPart(() =>
  import('../devices/device-release.dialog.tsx').then((module) => module.DeviceReleaseDialog),
)

export interface PasswordFormProps extends LoginFormProps {
  /** The account to begin with. */
  readonly account: string
  /** To the other tab. */
  readonly onSms: () => void
}

/** Account, password, consent, and the button that is ready once all three are there. */
export function PasswordForm({ account, agreed, onAgree, onSignedIn, onSms, onMessaging }: PasswordFormProps) {
  const texts = useTexts(loginTexts)
  const login = usePasswordLogin({ account, agreed }, onSignedIn)
  const { failure, missing } = login
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => submitOnEnter(event, login.submit)
  const emptyField = <ErrorText>{texts.passwordMissing}</ErrorText>
  const note = failure !== null && failure.kind !== 'tooManyDevices' && (
    <FailureNote failure={failure} account={login.account.trim()} onSms={onSms} />
  )
  const isOfPassword = failure?.kind === 'wrongPassword'
  return (
    <>
      <form
        className={css['form']}
        aria-label={texts.title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          login.submit(event.currentTarget)
        }}
      >
        <TextInput
          size="lg"
          name={fieldNames.account}
          label={texts.account}
          value={login.account}
          onChange={(event) => login.setAccount(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          error={missing === 'account' && emptyField}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          value={login.password}
          onChange={login.setPassword}
          onKeyDown={onKeyDown}
          error={missing === 'password' ? emptyField : isOfPassword && note}
        />
        <Consent agreed={agreed} missing={missing === 'consent'} onChange={onAgree} onKeyDown={onKeyDown} />
        {!isOfPassword && note}
        <BusyButton
          type="submit"
          variant="filled"
          size="lg"
          fullWidth
          busy={login.isBusy}
          busyLabel={texts.busy}
          disabled={!login.isComplete}
        >
          {texts.submit}
        </BusyButton>
        <LoginLinks account={login.account} onMessaging={onMessaging} />
      </form>
      {login.needsCaptcha && (
        <CaptchaDialog
          purpose="password"
          subject={login.account.trim()}
          onSolved={login.solveCaptcha}
          onClose={login.closeCaptcha}
        />
      )}
      {failure?.kind === 'tooManyDevices' && (
        <DeviceReleaseDialog
          crowd={failure}
          account={login.account.trim()}
          onEntered={login.enter}
          onClose={login.closeDevices}
        />
      )}
    </>
  )
}

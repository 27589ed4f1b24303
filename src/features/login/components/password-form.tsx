import { TextInput } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useSyncExternalStore } from 'react'
import { missingOf } from '#machines/password-login/password-login.types.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useConsent } from '../consent-state.ts'
import { SecretField } from '#ui/secret-field/secret-field.tsx'
import { loginTexts } from '../login.texts.ts'
import type { LoginWayFormProps } from '../login-way.types.ts'
import { submitOnEnter } from '../submit-on-enter.ts'
import { fieldNames, type PasswordLogin, submitPasswordLogin, usePasswordLogin } from '../use-password-login.ts'
import { Consent, type ConsentProps } from './consent.tsx'
import { FailureNote } from './failure-note.tsx'
import { LoginButton, LoginDialogs, LoginForm } from './login-form.tsx'
import { LoginLinks } from './login-links.tsx'

export interface PasswordFormProps extends LoginWayFormProps {
  /** The account to begin with. */
  readonly account: string
  /** To the other tab. */
  readonly onSms: () => void
}

/**
 * Account, password, consent, and the button that is ready once all three are there. Each part follows the login by
 * itself: a press of the button is answered before anything else is drawn again.
 */
export function PasswordForm({ account, consent, onSignedIn, onSms, onMessaging }: PasswordFormProps) {
  const texts = useTexts(loginTexts)
  const login = usePasswordLogin(account, { consent, onSignedIn })
  const submit = (form: HTMLFormElement) => void submitPasswordLogin(login, form)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => submitOnEnter(event, submit)
  return (
    <>
      <LoginForm label={texts.title} onSubmit={submit}>
        <Account login={login} onKeyDown={onKeyDown} />
        <Password login={login} onKeyDown={onKeyDown} onSms={onSms} />
        <Agreement login={login} consent={consent} onKeyDown={onKeyDown} />
        <OtherFailure login={login} consent={consent} onSms={onSms} />
        <Submit login={login} />
        <Links login={login} onMessaging={onMessaging} />
      </LoginForm>
      <Dialogs login={login} />
    </>
  )
}

interface PartProps {
  readonly login: PasswordLogin
}

interface FieldProps extends PartProps {
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

const useMissing = (login: PasswordLogin) => useSelector(login.actor, ({ context }) => context.missing)

const useFailure = (login: PasswordLogin) => useSelector(login.actor, ({ context }) => context.failure)

const useAccount = (login: PasswordLogin) => useSelector(login.actor, ({ context }) => context.account)

function Account({ login, onKeyDown }: FieldProps) {
  const texts = useTexts(loginTexts)
  return (
    <TextInput
      size="lg"
      name={fieldNames.account}
      label={texts.account}
      value={useAccount(login)}
      onChange={(event) => login.actor.send({ type: 'account.change', text: event.currentTarget.value })}
      onKeyDown={onKeyDown}
      error={useMissing(login) === 'account' && <ErrorText>{texts.passwordMissing}</ErrorText>}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

function Password({ login, onKeyDown, onSms }: FieldProps & Pick<PasswordFormProps, 'onSms'>) {
  const texts = useTexts(loginTexts)
  const failure = useFailure(login)
  const isMissing = useMissing(login) === 'password'
  return (
    <SecretField
      large
      name={fieldNames.password}
      label={texts.password}
      autoComplete="current-password"
      value={useSelector(login.actor, ({ context }) => context.password)}
      onChange={(text) => login.actor.send({ type: 'password.change', text })}
      onKeyDown={onKeyDown}
      error={
        isMissing ? (
          <ErrorText>{texts.passwordMissing}</ErrorText>
        ) : (
          failure?.kind === 'wrongPassword' && <Failure login={login} onSms={onSms} />
        )
      }
    />
  )
}

const Agreement = ({ login, ...box }: PartProps & Omit<ConsentProps, 'missing'>) => (
  <Consent {...box} missing={useMissing(login) === 'consent'} />
)

/** What is no matter of the password stands above the button. */
function OtherFailure({ login, consent, onSms }: PartProps & Pick<PasswordFormProps, 'consent' | 'onSms'>) {
  const kind = useFailure(login)?.kind
  const isGiven = useConsent(consent) === 'given'
  const isAsking = kind === 'consentOutdated' && !isGiven
  return kind !== 'wrongPassword' && !isAsking && <Failure login={login} onSms={onSms} />
}

function Failure({ login, onSms }: PartProps & Pick<PasswordFormProps, 'onSms'>) {
  const failure = useFailure(login)
  const account = useAccount(login)
  if (failure === null || failure.kind === 'tooManyDevices') return null
  return <FailureNote failure={failure} account={account.trim()} onSms={onSms} />
}

function Submit({ login: { actor, isPressed } }: PartProps) {
  const wasPressed = useSyncExternalStore(isPressed.subscribe, isPressed.get, isPressed.get)
  const isBusy = useSelector(actor, (now) => now.hasTag('busy'))
  const isComplete = useSelector(actor, ({ context }) => missingOf(context) === null)
  return <LoginButton isBusy={wasPressed || isBusy} isComplete={isComplete} />
}

const Links = ({ login, onMessaging }: PartProps & Pick<PasswordFormProps, 'onMessaging'>) => (
  <LoginLinks account={useAccount(login)} onMessaging={onMessaging} />
)

function Dialogs({ login }: PartProps) {
  const failure = useFailure(login)
  const subject = useAccount(login).trim()
  const needsCaptcha = useSelector(login.actor, (now) => now.hasTag('captcha'))
  return (
    <LoginDialogs
      captcha={needsCaptcha ? { purpose: 'password', subject } : null}
      onSolved={(token) => login.actor.send({ type: 'captcha.solve', token })}
      onCaptchaClose={() => login.actor.send({ type: 'captcha.close' })}
      crowd={failure?.kind === 'tooManyDevices' ? failure : null}
      account={subject}
      onEntered={() => login.actor.send({ type: 'devices.enter' })}
      onDevicesClose={() => login.actor.send({ type: 'devices.close' })}
    />
  )
}

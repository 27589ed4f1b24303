import { TextInput } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { fetchAhead } from '#api/ports/fetch-ahead.ts'
import { createStore } from '#api/ports/readable.ts'
import { missingOf } from '#machines/password-login/password-login.types.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SecretField } from '#ui/secret-field/secret-field.tsx'
import { loginTexts } from '../login.texts.ts'
import type { LoginActor } from '#parts/sign-in/login-actor.ts'
import { fieldNames, type PasswordLogin, submitPasswordLogin } from '../password-submit.ts'
import { submitOnEnter } from '../submit-on-enter.ts'
import { useChild, useTag } from '#parts/sign-in/use-login-state.ts'
import { Consent } from './consent.tsx'
import { FailureNote } from './lazy-failure-note.ts'
import { LoginButton, LoginForm } from './login-form.tsx'
import { LoginLinks } from './login-links.tsx'

/**
 * Account, password, consent, and the button that is enabled once all three are there. Each part subscribes to the
 * login on its own, so that a press shows on the button before anything else is rendered.
 */
export function PasswordForm({ login }: { readonly login: LoginActor }) {
  const texts = useTexts(loginTexts)
  const actor = useChild(login, 'password')
  const [isPressed] = useState(() => createStore(false))
  // Loaded while the teacher types.
  useEffect(() => fetchAhead(FailureNote.preload), [])
  if (actor === undefined) return null
  const way: PasswordLogin = { login, actor, isPressed }
  const submit = (form: HTMLFormElement) => void submitPasswordLogin(way, form)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => submitOnEnter(event, submit)
  return (
    <LoginForm label={texts.title} onSubmit={submit}>
      <Account way={way} onKeyDown={onKeyDown} />
      <Password way={way} onKeyDown={onKeyDown} />
      <Agreement way={way} onKeyDown={onKeyDown} />
      <OtherFailure way={way} />
      <Submit way={way} />
      <Links way={way} />
    </LoginForm>
  )
}

interface PartProps {
  readonly way: PasswordLogin
}

interface FieldProps extends PartProps {
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

const useMissing = ({ actor }: PasswordLogin) => useSelector(actor, ({ context }) => context.missing)

const useFailure = ({ actor }: PasswordLogin) => useSelector(actor, ({ context }) => context.failure)

const useAccount = ({ actor }: PasswordLogin) => useSelector(actor, ({ context }) => context.account)

function Account({ way, onKeyDown }: FieldProps) {
  const texts = useTexts(loginTexts)
  return (
    <TextInput
      size="lg"
      name={fieldNames.account}
      label={texts.account}
      value={useAccount(way)}
      onChange={(event) => way.actor.send({ type: 'account.change', text: event.currentTarget.value })}
      onKeyDown={onKeyDown}
      error={useMissing(way) === 'account' && <ErrorText>{texts.passwordMissing}</ErrorText>}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

function Password({ way, onKeyDown }: FieldProps) {
  const texts = useTexts(loginTexts)
  const failure = useFailure(way)
  const isMissing = useMissing(way) === 'password'
  return (
    <SecretField
      large
      name={fieldNames.password}
      label={texts.password}
      autoComplete="current-password"
      value={useSelector(way.actor, ({ context }) => context.password)}
      onChange={(text) => way.actor.send({ type: 'password.change', text })}
      onKeyDown={onKeyDown}
      error={
        isMissing ? (
          <ErrorText>{texts.passwordMissing}</ErrorText>
        ) : (
          failure?.kind === 'wrongPassword' && <Failure way={way} />
        )
      }
    />
  )
}

function Agreement({ way, onKeyDown }: FieldProps) {
  return <Consent login={way.login} missing={useMissing(way) === 'consent'} onKeyDown={onKeyDown} />
}

/** Failures not about the password are shown above the button. */
function OtherFailure({ way }: PartProps) {
  const kind = useFailure(way)?.kind
  const isGiven = useTag(way.login, 'given')
  const isAsking = kind === 'consentOutdated' && !isGiven
  return kind !== 'wrongPassword' && !isAsking && <Failure way={way} />
}

function Failure({ way }: PartProps) {
  const failure = useFailure(way)
  const account = useAccount(way)
  if (failure === null || failure.kind === 'tooManyDevices') return null
  return <FailureNote failure={failure} account={account.trim()} onSms={() => way.login.send({ type: 'tab.sms' })} />
}

function Submit({ way: { login, actor, isPressed } }: PartProps) {
  const wasPressed = useSyncExternalStore(isPressed.subscribe, isPressed.get, isPressed.get)
  const isBusy = useSelector(actor, (now) => now.hasTag('busy'))
  const isIn = useTag(login, 'signedIn')
  const isComplete = useSelector(actor, ({ context }) => missingOf(context) === null)
  return <LoginButton isBusy={wasPressed || isBusy || isIn} isComplete={isComplete} />
}

const Links = ({ way }: PartProps) => (
  <LoginLinks account={useAccount(way)} onMessaging={() => way.login.send({ type: 'messaging.open' })} />
)

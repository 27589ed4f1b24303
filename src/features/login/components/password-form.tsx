import { TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { loginTexts } from '../login.texts.ts'
import { usePasswordLogin } from '../use-password-login.ts'
import { Consent } from './consent.tsx'
import { FailureNote } from './failure-note.tsx'
import css from './password-form.module.css'
import { PasswordField } from './password-field.tsx'

/** Account, password, consent, and the button that is ready once all three are there. */
export function PasswordForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const texts = useTexts(loginTexts)
  const login = usePasswordLogin(onSignedIn)
  const { failure, missing } = login
  const emptyField = <ErrorText>{texts.passwordMissing}</ErrorText>
  return (
    <form
      className={css['form']}
      aria-label={texts.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        login.submit()
      }}
      onKeyDown={(event) => submitOnEnter(event, login.submit)}
    >
      <TextInput
        ref={login.places.account}
        size="lg"
        name="username"
        label={texts.account}
        value={login.account}
        onChange={(event) => login.setAccount(event.currentTarget.value)}
        error={missing === 'account' && emptyField}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        inputRef={login.places.password}
        value={login.password}
        onChange={login.setPassword}
        error={
          missing === 'password' ? emptyField : failure?.kind === 'wrongPassword' && <FailureNote failure={failure} />
        }
      />
      <Consent
        inputRef={login.places.consent}
        agreed={login.agreed}
        missing={missing === 'consent'}
        onChange={login.setAgreed}
      />
      {failure?.kind === 'refused' && <FailureNote failure={failure} />}
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
    </form>
  )
}

/** A disabled button keeps browsers from submitting on Enter, and then nothing would say what is missing. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>, submit: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  submit()
}

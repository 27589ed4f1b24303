import { TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { loginTexts } from '../login.texts.ts'
import { fieldNames, usePasswordLogin } from '../use-password-login.ts'
import { Consent } from './consent.tsx'
import { FailureNote } from './failure-note.tsx'
import css from './password-form.module.css'
import { PasswordField } from './password-field.tsx'

/** Account, password, consent, and the button that is ready once all three are there. */
export function PasswordForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const texts = useTexts(loginTexts)
  const login = usePasswordLogin(onSignedIn)
  const { failure, missing } = login
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => submitOnEnter(event, login.submit)
  const emptyField = <ErrorText>{texts.passwordMissing}</ErrorText>
  return (
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
        error={
          missing === 'password' ? emptyField : failure?.kind === 'wrongPassword' && <FailureNote failure={failure} />
        }
      />
      <Consent agreed={login.agreed} missing={missing === 'consent'} onChange={login.setAgreed} onKeyDown={onKeyDown} />
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
function submitOnEnter(event: KeyboardEvent<HTMLInputElement>, submit: (form: HTMLFormElement) => void): void {
  const { form } = event.currentTarget
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || form === null) return
  event.preventDefault()
  submit(form)
}

import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { useCall } from '#api/queries/client-context.tsx'
import { LazyCaptcha } from '#parts/captcha/lazy-captcha.ts'
import { usePasswordForm } from '#parts/password-sign-in/use-password-form.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Form } from '#ui/form/form.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SecretField } from '#ui/secret-field/secret-field.tsx'
import { signInTexts } from './sign-in.texts.ts'
import { studentLoginWith } from './sign-in.actors.ts'

export interface SignInFormProps {
  readonly onSignedIn: (password: string) => void
  /** The account just registered; empty for none. */
  readonly account?: string
}

/** Account, password, one button. */
export function SignInForm({ onSignedIn, account = '' }: SignInFormProps) {
  const texts = useTexts(signInTexts)
  const form = useSignIn(onSignedIn, account)
  const errorId = useId()
  const errorAttributes = form.error === null ? {} : { 'aria-describedby': errorId, 'aria-invalid': true }
  return (
    <>
      <Form gap={16} mt={24} onSubmit={form.submit}>
        <TextInput
          size="lg"
          label={texts.account}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          value={form.account}
          onChange={(event) => form.typeAccount(event.currentTarget.value)}
          attributes={{ input: errorAttributes }}
        />
        <SecretField
          large
          name="password"
          label={texts.password}
          autoComplete="current-password"
          value={form.password}
          onChange={form.typePassword}
          {...(form.error !== null && { describedBy: errorId, isInvalid: true })}
        />
        <div id={errorId} className="hidden-when-empty" role="alert">
          {form.error !== null && <ErrorText>{form.error}</ErrorText>}
        </div>
        <BusyButton type="submit" variant="filled" size="lg" fullWidth busy={form.isBusy} busyLabel={texts.signingIn}>
          {texts.signIn}
        </BusyButton>
      </Form>
      {form.captchaFor !== null && (
        <LazyCaptcha
          purpose="password"
          subject={form.captchaFor}
          onSolved={form.solveCaptcha}
          onClose={form.closeCaptcha}
        />
      )}
    </>
  )
}

/** A student's sign-in form, prefilled with an account. There is nothing to agree to: the school made the account. */
function useSignIn(onSignedIn: (password: string) => void, account: string) {
  const call = useCall()
  const texts = useTexts(signInTexts)
  const form = usePasswordForm({ chart: () => studentLoginWith(call), account, words: texts, onSignedIn })
  return { ...form, error: form.missing === null ? form.error : texts.missing }
}

import { Button } from '@mantine/core'
import { useRef } from 'react'
import { type CodeChannel, maskedRecipient } from '#domain/accounts/recipient.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { accountTexts } from '../account.texts.ts'
import { FormFailure } from '../components/form-failure.tsx'
import formCss from '../components/form.module.css'
import { RecipientField } from '../components/recipient-field.tsx'
import { NewPasswordFields } from '../components/new-password-fields.tsx'
import { PublicPage } from '../components/public-page.tsx'
import { CodeField } from '../code/code-field.tsx'
import { resetPasswordTexts } from './reset-password.texts.ts'
import { StepLine } from './step-line.tsx'
import { useResetPassword } from './use-reset-password.ts'

export interface ResetPasswordScreenProps {
  /** The account typed at the sign-in; used if it is a mobile. */
  readonly account: string
  /** The new password is in force; the sign-in can start with this account. */
  readonly onReset: (account: string) => void
}

/** 忘记密码: mobile or e-mail address, code, new password (specification §2). */
export function ResetPasswordScreen({ account, onReset }: ResetPasswordScreenProps) {
  const texts = useTexts(resetPasswordTexts)
  const toast = useToast()
  const formElement = useRef<HTMLFormElement>(null)
  const reset = useResetPassword(account, formElement, (known) => {
    toast.success(texts.done)
    onReset(known)
  })
  const { step, channel, failure } = reset
  const steps = ['recipient', 'code', 'password'] as const
  return (
    <PublicPage title={texts.title}>
      <StepLine
        label={texts.steps}
        steps={[channel === 'email' ? texts.emailStep : texts.mobileStep, texts.codeStep, texts.passwordStep]}
        current={steps.indexOf(step)}
      />
      <form
        ref={formElement}
        className={formCss['form']}
        aria-label={texts.title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!reset.isBusy) reset.next()
        }}
      >
        <StepFields reset={reset} />
        {failure !== null && (
          <FormFailure message={failure.message}>{failure.kind === 'unanswered' ? texts.unanswered : null}</FormFailure>
        )}
        <Acts reset={reset} />
      </form>
    </PublicPage>
  )
}

type Reset = ReturnType<typeof useResetPassword>

function StepFields({ reset }: { readonly reset: Reset }) {
  const texts = useTexts(resetPasswordTexts)
  const account = useTexts(accountTexts)
  const { channel, form, step, change, errorOf } = reset
  if (step === 'recipient') return <RecipientStep reset={reset} />
  if (step === 'code')
    return (
      <>
        <Hint lh={1.6}>
          {texts[channel === 'email' ? 'emailLead' : 'codeLead'](maskedRecipient(form[channel].trim()))}
        </Hint>
        <CodeField
          purpose={channel === 'email' ? 'passwordByEmail' : 'password'}
          recipient={form[channel]}
          value={form.verificationCode}
          onChange={(verificationCode) => change({ verificationCode })}
          error={errorOf('verificationCode')}
        />
      </>
    )
  return (
    <>
      <Hint lh={1.6}>{texts.passwordLead}</Hint>
      {/* Password managers keep a new password by the account beside it. */}
      <input
        className="visually-hidden"
        name="username"
        autoComplete="username"
        value={form[channel]}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <NewPasswordFields
        label={account.newPassword}
        password={form.password}
        confirmation={form.confirmation}
        onPassword={(password) => change({ password })}
        onConfirmation={(confirmation) => change({ confirmation })}
        passwordError={errorOf('password')}
        confirmationError={errorOf('confirmation')}
      />
    </>
  )
}

/** Identifies somebody by mobile, or by e-mail address if the phone is not at hand. */
function RecipientStep({ reset: { channel, form, choose, change, errorOf } }: { readonly reset: Reset }) {
  const texts = useTexts(resetPasswordTexts)
  return (
    <>
      <div>
        <Segments<CodeChannel>
          label={texts.way}
          value={channel}
          segments={[
            { value: 'mobile', label: texts.byMobile },
            { value: 'email', label: texts.byEmail },
          ]}
          onChange={choose}
        />
      </div>
      <RecipientField
        key={channel}
        channel={channel}
        value={form[channel]}
        onChange={(text) => change(channel === 'email' ? { email: text } : { mobile: text })}
        error={errorOf(channel)}
        description={channel === 'email' ? texts.emailHint : texts.mobileHint}
      />
    </>
  )
}

function Acts({ reset: { step, isBusy, back } }: { readonly reset: Reset }) {
  const texts = useTexts(resetPasswordTexts)
  return (
    <div className={formCss['acts']}>
      {step !== 'recipient' && (
        <Button size="lg" disabled={isBusy} onClick={back}>
          {texts.back}
        </Button>
      )}
      <BusyButton type="submit" variant="filled" size="lg" fullWidth busy={isBusy} busyLabel={texts.busy}>
        {step === 'password' ? texts.submit : texts.next}
      </BusyButton>
    </div>
  )
}

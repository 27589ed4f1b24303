import { Button } from '@mantine/core'
import { useRef } from 'react'
import { maskedMobile } from '#domain/masked-mobile.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { accountTexts } from '../account.texts.ts'
import { FormFailure } from '../components/form-failure.tsx'
import formCss from '../components/form.module.css'
import { RecipientField } from '../components/recipient-field.tsx'
import { NewPasswordFields } from '../components/new-password-fields.tsx'
import { PublicPage } from '../components/public-page.tsx'
import { CodeField } from '../code/code-field.tsx'
import type { RenderCaptcha } from '../code/code.types.ts'
import css from './reset-password.module.css'
import { resetPasswordTexts } from './reset-password.texts.ts'
import { StepLine } from './step-line.tsx'
import { useResetPassword } from './use-reset-password.ts'

export interface ResetPasswordScreenProps {
  /** The account typed at the sign-in; used where it is a mobile. */
  readonly account: string
  /** The new password is in force; the sign-in can begin with this mobile. */
  readonly onReset: (mobile: string) => void
  readonly renderCaptcha: RenderCaptcha
}

/** 忘记密码: mobile, code, new password (specification §2). */
export function ResetPasswordScreen({ account, onReset, renderCaptcha }: ResetPasswordScreenProps) {
  const texts = useTexts(resetPasswordTexts)
  const toast = useToast()
  const formElement = useRef<HTMLFormElement>(null)
  const reset = useResetPassword(account, formElement, (mobile) => {
    toast.success(texts.done)
    onReset(mobile)
  })
  const { step, failure } = reset
  const steps = ['mobile', 'code', 'password'] as const
  return (
    <PublicPage title={texts.title}>
      <StepLine
        label={texts.steps}
        steps={[texts.mobileStep, texts.codeStep, texts.passwordStep]}
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
        <StepFields reset={reset} renderCaptcha={renderCaptcha} />
        {failure !== null && (
          <FormFailure message={failure.message}>{failure.kind === 'unanswered' ? texts.unanswered : null}</FormFailure>
        )}
        <Acts reset={reset} />
      </form>
    </PublicPage>
  )
}

type Reset = ReturnType<typeof useResetPassword>

interface StepFieldsProps {
  readonly reset: Reset
  readonly renderCaptcha: RenderCaptcha
}

function StepFields({ reset, renderCaptcha }: StepFieldsProps) {
  const texts = useTexts(resetPasswordTexts)
  const account = useTexts(accountTexts)
  const { form, step, change, errorOf } = reset
  if (step === 'mobile')
    return (
      <RecipientField
        channel="mobile"
        value={form.mobile}
        onChange={(mobile) => change({ mobile })}
        error={errorOf('mobile')}
        description={texts.mobileHint}
      />
    )
  if (step === 'code')
    return (
      <>
        <p className={css['lead']}>{texts.codeLead(maskedMobile(form.mobile.trim()))}</p>
        <CodeField
          purpose="password"
          recipient={form.mobile}
          value={form.verifyCode}
          onChange={(verifyCode) => change({ verifyCode })}
          error={errorOf('verifyCode')}
          renderCaptcha={renderCaptcha}
        />
      </>
    )
  return (
    <>
      <p className={css['lead']}>{texts.passwordLead}</p>
      {/* Password managers keep a new password by the account beside it. */}
      <input
        className="visually-hidden"
        name="username"
        autoComplete="username"
        value={form.mobile}
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

function Acts({ reset: { step, isBusy, back } }: { readonly reset: Reset }) {
  const texts = useTexts(resetPasswordTexts)
  return (
    <div className={css['acts']}>
      {step !== 'mobile' && (
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

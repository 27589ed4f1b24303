import { TextInput } from '@mantine/core'
import { smsLimits } from '#domain/constants.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SmsAllowance } from '#ui/sms-allowance/sms-allowance.tsx'
import { ProblemNote } from '../page/problem-note.tsx'
import { CaptchaGate } from './captcha-gate.tsx'
import css from './sign-in.module.css'
import { signInTexts } from './sign-in.texts.ts'
import { useCaptchaTrouble } from './use-captcha-trouble.ts'
import { useCodeSignIn } from './use-code-sign-in.ts'

/** Mobile, the code that is sent to it, one button. */
export function CodeForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const texts = useTexts(signInTexts)
  const form = useCodeSignIn(onSignedIn)
  const trouble = useCaptchaTrouble(form.closeCaptcha)
  const problem = form.error ?? (trouble.isMissing ? texts.captchaFailed : null)
  return (
    <>
      <form
        className={css['form']}
        aria-label={texts.byCode}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <TextInput
          size="lg"
          label={texts.mobile}
          type="tel"
          autoComplete="tel-national"
          value={form.mobile}
          onChange={(event) => form.typeMobile(event.currentTarget.value)}
          error={form.mobileError !== null && <ErrorText>{form.mobileError}</ErrorText>}
        />
        <div className={css['codeLine']}>
          <TextInput
            size="lg"
            label={texts.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={smsLimits.codeLength}
            value={form.code}
            onChange={(event) => form.typeCode(event.currentTarget.value)}
            error={form.codeError !== null && <ErrorText announced>{form.codeError}</ErrorText>}
          />
          <BusyButton
            size="lg"
            className={css['getCode']}
            busy={form.isSending}
            busyLabel={texts.sendingCode}
            disabled={form.secondsLeft > 0}
            onClick={() => {
              trouble.clear()
              form.requestCode()
            }}
          >
            {getCodeLabel(form, texts)}
          </BusyButton>
        </div>
        <p className={css['sent']} role="status">
          {form.isSent && <span>{texts.sent}</span>}
          <SmsAllowance sent={form.sent} />
        </p>
        {problem !== null && <ProblemNote>{problem}</ProblemNote>}
        <BusyButton type="submit" variant="filled" size="lg" fullWidth busy={form.isBusy} busyLabel={texts.signingIn}>
          {texts.signIn}
        </BusyButton>
      </form>
      {form.captchaFor !== null && (
        <CaptchaGate
          purpose="sms:login"
          subject={form.captchaFor}
          onSolved={form.solveCaptcha}
          onClose={form.closeCaptcha}
          onMissing={trouble.miss}
        />
      )}
    </>
  )
}

function getCodeLabel(
  { secondsLeft, sent }: Pick<ReturnType<typeof useCodeSignIn>, 'secondsLeft' | 'sent'>,
  texts: { readonly seconds: (left: number) => string; readonly getCode: string; readonly getCodeAgain: string },
): string {
  if (secondsLeft > 0) return texts.seconds(secondsLeft)
  return sent === null ? texts.getCode : texts.getCodeAgain
}

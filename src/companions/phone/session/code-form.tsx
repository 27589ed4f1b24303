import { Box, Flex, TextInput } from '@mantine/core'
import { smsLimits } from '#domain/portal/constants.ts'
import { CodeAllowance } from '#parts/verification-code/code-allowance.tsx'
import { codeSendingTexts } from '#parts/verification-code/code-sending.texts.ts'
import { useSendLabel } from '#parts/verification-code/use-send-label.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Form } from '#ui/form/form.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { ProblemNote } from '../page/problem-note.tsx'
import { CaptchaGate } from './captcha-gate.tsx'
import css from '../page/phone-page.module.css'
import { codeFormTexts } from './code-form.texts.ts'
import { signInTexts } from './sign-in.texts.ts'
import { useCaptchaTrouble } from './use-captcha-trouble.ts'
import { useCodeSignIn } from './use-code-sign-in.ts'

/** Mobile number, the code sent to it, one button. */
export function CodeForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const texts = useTexts(signInTexts)
  const own = useTexts(codeFormTexts)
  const form = useCodeSignIn(onSignedIn)
  const sending = useTexts(codeSendingTexts)
  const trouble = useCaptchaTrouble(form.closeCaptcha)
  const problem = form.error ?? (trouble.isMissing ? texts.captchaFailed : null)
  return (
    <>
      <Form className={css['form']} gap={16} aria-label={texts.byCode} onSubmit={form.submit}>
        <TextInput
          size="lg"
          label={own.mobile}
          type="tel"
          autoComplete="tel-national"
          value={form.mobile}
          onChange={(event) => form.typeMobile(event.currentTarget.value)}
          error={form.mobileError !== null && <ErrorText>{form.mobileError}</ErrorText>}
        />
        <CodeLine
          form={form}
          onRequest={() => {
            trouble.clear()
            form.requestCode()
          }}
        />
        <Flex component="p" direction="column" gap={2} c="dimmed" fz="calc(14 * var(--u))" role="status">
          {form.isSent && <span>{sending.sent}</span>}
          <CodeAllowance sent={form.sent} secondsLeft={form.secondsLeft} />
        </Flex>
        {problem !== null && <ProblemNote>{problem}</ProblemNote>}
        <BusyButton type="submit" variant="filled" size="lg" fullWidth busy={form.isBusy} busyLabel={texts.signingIn}>
          {texts.signIn}
        </BusyButton>
      </Form>
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

interface CodeLineProps {
  readonly form: ReturnType<typeof useCodeSignIn>
  readonly onRequest: () => void
}

/** The code, beside the button that has it sent. */
function CodeLine({ form, onRequest }: CodeLineProps) {
  const texts = useTexts(codeFormTexts)
  const sending = useTexts(codeSendingTexts)
  const label = useSendLabel(form)
  return (
    <Box
      display="grid"
      style={{ gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', gap: 'calc(10 * var(--u))' }}
    >
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
        mt="calc(1.5 * var(--fs-13) + 6 * var(--u))"
        busy={form.isSending}
        busyLabel={sending.sending}
        disabled={form.secondsLeft > 0}
        onClick={onRequest}
      >
        {label}
      </BusyButton>
    </Box>
  )
}

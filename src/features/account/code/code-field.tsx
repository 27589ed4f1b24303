import { TextInput } from '@mantine/core'
import { smsLimits } from '#domain/constants.ts'
import { channelOfPurpose, type CodePurpose } from '#domain/code-purpose.ts'
import { classNames } from '#ui/class-names.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { SmsAllowance } from '#ui/sms-allowance/sms-allowance.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { accountTexts } from '../account.texts.ts'
import css from './code-field.module.css'
import { codeTexts } from './code.texts.ts'
import type { RenderCaptcha } from './code.types.ts'
import { useCode } from './use-code.ts'

export interface CodeFieldProps {
  readonly purpose: CodePurpose
  /** Where the code goes. */
  readonly recipient: string
  readonly value: string
  readonly onChange: (code: string) => void
  readonly error: string | null
  readonly renderCaptcha: RenderCaptcha
}

/** The code of a short message or an e-mail, and the button that has one sent after a captcha. */
export function CodeField(props: CodeFieldProps) {
  const { purpose, recipient, value, onChange, error, renderCaptcha } = props
  const account = useTexts(accountTexts)
  const texts = useTexts(codeTexts)
  const toast = useToast()
  const code = useCode(purpose, recipient, () => toast.success(texts.sentToast))
  const problem =
    problemOf(
      code.notice,
      texts,
      channelOfPurpose(purpose) === 'email' ? account.emailMalformed : account.mobileInvalid,
    ) ?? error
  return (
    <div>
      <TextInput
        size="lg"
        name="verifyCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={account.verifyCode}
        placeholder={account.codePlaceholder(smsLimits.codeLength)}
        value={value}
        onChange={(event) => onChange(digitsOf(event.currentTarget.value))}
        error={problem !== null && <ErrorText announced>{problem}</ErrorText>}
        rightSectionWidth="max-content"
        rightSection={<SendButton code={code} texts={texts} />}
      />
      <p className={css['status']} role="status">
        <SmsAllowance sent={code.sent} />
      </p>
      {code.isChallenged && renderCaptcha({ purpose, recipient }, code.solve, code.closeCaptcha)}
    </div>
  )
}

type CodeTexts = Wording<(typeof codeTexts)['zh-CN']>

type Code = ReturnType<typeof useCode>

function SendButton({ code, texts }: { readonly code: Code; readonly texts: CodeTexts }) {
  const { secondsLeft, sent, isSending } = code
  const isCounting = secondsLeft > 0
  const label = isCounting ? texts.wait(secondsLeft) : sent === null ? texts.get : texts.again
  return (
    <span className={css['send']}>
      <button
        type="button"
        className={classNames(css['button'], (isCounting || isSending) && css['counting'])}
        aria-disabled={isSending || undefined}
        aria-busy={isSending || undefined}
        onClick={() => !isSending && code.request()}
      >
        {isSending ? texts.sending : label}
      </button>
    </span>
  )
}

/** A pasted "验证码 402716" is as good as its digits; full-width ones are not digits here. */
const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, smsLimits.codeLength)

function problemOf(notice: Code['notice'], texts: CodeTexts, invalid: string): string | null {
  if (notice === null || notice.kind === 'sent') return null
  if (notice.kind === 'refused') return notice.message
  return notice.kind === 'tooSoon' ? texts.tooSoon : invalid
}

import { TextInput } from '@mantine/core'
import { smsLimits } from '#domain/constants.ts'
import type { SmsPurpose } from '#domain/sms-purpose.ts'
import { classNames } from '#ui/class-names.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { SmsAllowance } from '#ui/sms-allowance/sms-allowance.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { accountTexts } from '../account.texts.ts'
import css from './sms-code-field.module.css'
import { smsCodeTexts } from './sms-code.texts.ts'
import type { RenderCaptcha } from './sms-code.types.ts'
import { useSmsCode } from './use-sms-code.ts'

export interface SmsCodeFieldProps {
  readonly purpose: SmsPurpose
  /** Where the code goes. */
  readonly mobile: string
  readonly value: string
  readonly onChange: (code: string) => void
  readonly error: string | null
  readonly renderCaptcha: RenderCaptcha
}

/** The code of a short message, and the button that has one sent after a captcha. */
export function SmsCodeField(props: SmsCodeFieldProps) {
  const { purpose, mobile, value, onChange, error, renderCaptcha } = props
  const account = useTexts(accountTexts)
  const texts = useTexts(smsCodeTexts)
  const toast = useToast()
  const sms = useSmsCode(purpose, mobile, () => toast.success(texts.sentToast))
  const problem = problemOf(sms.notice, texts) ?? error
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
        rightSection={<SendButton sms={sms} texts={texts} />}
      />
      <p className={css['status']} role="status">
        <SmsAllowance sent={sms.sent} />
      </p>
      {sms.isChallenged && renderCaptcha({ purpose, mobile }, sms.solve, sms.closeCaptcha)}
    </div>
  )
}

type SmsTexts = Wording<(typeof smsCodeTexts)['zh-CN']>

type SmsCode = ReturnType<typeof useSmsCode>

function SendButton({ sms, texts }: { readonly sms: SmsCode; readonly texts: SmsTexts }) {
  const { secondsLeft, sent, isSending } = sms
  const isCounting = secondsLeft > 0
  const label = isCounting ? texts.wait(secondsLeft) : sent === null ? texts.get : texts.again
  return (
    <span className={css['send']}>
      <button
        type="button"
        className={classNames(css['button'], (isCounting || isSending) && css['counting'])}
        aria-disabled={isSending || undefined}
        aria-busy={isSending || undefined}
        onClick={() => !isSending && sms.request()}
      >
        {isSending ? texts.sending : label}
      </button>
    </span>
  )
}

/** A pasted "验证码 402716" is as good as its digits; full-width ones are not digits here. */
const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, smsLimits.codeLength)

function problemOf(notice: SmsCode['notice'], texts: SmsTexts): string | null {
  if (notice === null || notice.kind === 'sent') return null
  return notice.kind === 'refused' ? notice.message : texts[notice.kind]
}

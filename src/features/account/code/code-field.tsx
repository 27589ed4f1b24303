import { Flex, Text, TextInput } from '@mantine/core'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { captchaPurposeOf } from '#domain/accounts/captcha-purpose.ts'
import { smsLimits } from '#domain/portal/constants.ts'
import { channelOfPurpose, type CodePurpose } from '#domain/accounts/code-purpose.ts'
import { LazyCaptcha } from '#parts/captcha/lazy-captcha.ts'
import { CodeAllowance } from '#parts/verification-code/code-allowance.tsx'
import { codeSendingTexts } from '#parts/verification-code/code-sending.texts.ts'
import { useSendLabel } from '#parts/verification-code/use-send-label.ts'
import { useVerificationCode } from '#parts/verification-code/use-verification-code.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { TextButton } from '#ui/text-button/text-button.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useWhen } from '#ui/use-when.ts'
import { accountTexts } from '../account.texts.ts'

export interface CodeFieldProps {
  readonly purpose: CodePurpose
  /** The recipient of the code. */
  readonly recipient: string
  readonly value: string
  readonly onChange: (code: string) => void
  readonly error: string | null
}

/** The code from an SMS or e-mail, and the button that requests one after a captcha. */
export function CodeField(props: CodeFieldProps) {
  const { purpose, recipient, value, onChange, error } = props
  const account = useTexts(accountTexts)
  const texts = useTexts(codeSendingTexts)
  const toast = useToast()
  const code = useCode(purpose, recipient, () => toast.success(texts.sent))
  const input = useRef<HTMLInputElement>(null)
  useFormSubmit(input, code.forgetNotice)
  const invalid = channelOfPurpose(purpose) === 'email' ? account.emailMalformed : account.mobileInvalid
  const problem = code.notice === null ? error : problemOf(code.notice, texts, invalid)
  return (
    <div>
      <TextInput
        ref={input}
        size="lg"
        name="verificationCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={account.verificationCode}
        placeholder={account.codePlaceholder(smsLimits.codeLength)}
        value={value}
        onChange={(event) => onChange(digitsOf(event.currentTarget.value))}
        error={problem !== null && <ErrorText announced>{problem}</ErrorText>}
        rightSectionWidth="max-content"
        rightSection={<SendButton code={code} />}
      />
      <Text mt={6} role="status">
        <CodeAllowance sent={code.sent} secondsLeft={code.secondsLeft} />
      </Text>
      {code.needsCaptcha && (
        <LazyCaptcha
          purpose={captchaPurposeOf(purpose)}
          subject={recipient.trim()}
          onSolved={code.solveCaptcha}
          onClose={code.closeCaptcha}
        />
      )}
    </div>
  )
}

type CodeTexts = Wording<(typeof codeSendingTexts)['zh-CN']>

type Code = ReturnType<typeof useCode>

function SendButton({ code }: { readonly code: Code }) {
  const label = useSendLabel(code)
  const { isSending } = code
  // It still answers: pressed too soon it says so.
  const isQuiet = isSending || code.secondsLeft > 0
  return (
    <Flex component="span" justify="flex-end" align="center" w="100%" pr={14} fz="md">
      <TextButton
        className="one-line"
        mih="max(24px, calc(28 * var(--u)))"
        pl={14}
        style={{ borderLeft: '1px solid var(--line-strong)' }}
        {...(isQuiet && { c: 'dimmed', td: 'none' })}
        aria-disabled={isSending || undefined}
        aria-busy={isSending || undefined}
        onClick={() => !isSending && code.request()}
      >
        {label}
      </TextButton>
    </Flex>
  )
}

/** A pasted "验证码 402716" works like its digits; full-width digits do not count. */
const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, smsLimits.codeLength)

/** The button's outcome is newer than the form's message: submitting the form clears it. */
function problemOf(notice: NonNullable<Code['notice']>, texts: CodeTexts, invalid: string): string | null {
  if (notice.kind === 'sent') return null
  if (notice.kind === 'refused') return notice.message
  return notice.kind === 'tooSoon' ? texts.tooSoon : invalid
}

/** Sends a code for a purpose to the recipient entered in the form. */
function useCode(purpose: CodePurpose, recipient: string, onSent: () => void) {
  const code = useVerificationCode(purpose)
  const setRecipient = useEffectEvent(code.setRecipient)
  useEffect(() => setRecipient(recipient), [recipient])
  useWhen(code.notice?.kind === 'sent', onSent)
  return code
}

/** Calls back when the field's form is submitted. */
function useFormSubmit(field: RefObject<HTMLInputElement | null>, act: () => void): void {
  const latest = useEffectEvent(act)
  useEffect(() => {
    const form = field.current?.form
    const onSubmit = () => latest()
    form?.addEventListener('submit', onSubmit)
    return () => form?.removeEventListener('submit', onSubmit)
  }, [field])
}

import { TextInput } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { smsLimits } from '#domain/constants.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import css from './code-field.module.css'
import { smsFormTexts } from './sms-form.texts.ts'
import { smsFieldNames, type useSmsLogin } from './use-sms-login.ts'

export interface CodeFieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  readonly error: ReactNode
  readonly code: ReturnType<typeof useSmsLogin>['code']
}

/** The code, the button that sends one, and what became of it. */
export function CodeField({ value, onChange, onKeyDown, error, code }: CodeFieldProps) {
  const texts = useTexts(smsFormTexts)
  const { perDay, codeLength } = smsLimits
  return (
    <div>
      <TextInput
        size="lg"
        name={smsFieldNames.code}
        label={texts.code}
        placeholder={texts.codeHint(codeLength)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={error}
        autoComplete="one-time-code"
        inputMode="numeric"
        classNames={{ section: css['section'] ?? '', input: css['input'] ?? '' }}
        rightSection={
          <button
            type="button"
            className={css['send']}
            data-counting={code.secondsLeft > 0 || undefined}
            aria-busy={code.isSending || undefined}
            onClick={code.request}
          >
            {labelOf(code, texts)}
          </button>
        }
      />
      <div className={css['notice']} role="status">
        <Notice code={code} />
        {code.sent !== null && (
          <span className={css['hint']}>
            {texts.sentTo(code.sent.mobile)}
            <br />
            {code.sent.left > 0 ? texts.left(perDay, code.sent.left) : texts.noneLeft(perDay)}
          </span>
        )}
      </div>
    </div>
  )
}

type SmsTexts = Wording<(typeof smsFormTexts)['zh-CN']>

function labelOf({ isSending, secondsLeft, wasSent }: CodeFieldProps['code'], texts: SmsTexts): string {
  if (isSending) return texts.sending
  if (secondsLeft > 0) return texts.waiting(secondsLeft)
  return wasSent ? texts.getAgain : texts.get
}

function Notice({ code: { notice } }: Pick<CodeFieldProps, 'code'>) {
  const texts = useTexts(smsFormTexts)
  switch (notice?.kind) {
    case 'sent':
      return <span className={css['sent']}>{texts.sent}</span>
    case 'tooSoon':
      return <ErrorText>{texts.tooSoon}</ErrorText>
    case 'refused':
      return <ErrorText>{notice.message}</ErrorText>
    default:
      return null
  }
}

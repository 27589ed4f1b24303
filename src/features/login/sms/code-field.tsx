import { TextInput } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { smsLimits } from '#domain/constants.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { SmsAllowance } from '#ui/sms-allowance/sms-allowance.tsx'
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
  return (
    <div>
      <TextInput
        size="lg"
        name={smsFieldNames.code}
        label={texts.code}
        placeholder={texts.codeHint(smsLimits.codeLength)}
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
        {code.notice?.kind === 'sent' && <span className={css['sent']}>{texts.sent}</span>}
        <SmsAllowance sent={code.sent} />
      </div>
    </div>
  )
}

type SmsTexts = Wording<(typeof smsFormTexts)['zh-CN']>

function labelOf({ isSending, secondsLeft, sent }: CodeFieldProps['code'], texts: SmsTexts): string {
  if (isSending) return texts.sending
  if (secondsLeft > 0) return texts.waiting(secondsLeft)
  return sent === null ? texts.get : texts.getAgain
}

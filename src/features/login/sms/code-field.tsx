import { Box, Flex, TextInput } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { smsLimits } from '#domain/portal/constants.ts'
import { CodeAllowance } from '#parts/verification-code/code-allowance.tsx'
import { codeSendingTexts } from '#parts/verification-code/code-sending.texts.ts'
import { useSendLabel } from '#parts/verification-code/use-send-label.ts'
import { useTexts } from '#ui/language/language-context.tsx'
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

/** The code, the button that sends one, and the outcome. */
export function CodeField({ value, onChange, onKeyDown, error, code }: CodeFieldProps) {
  const texts = useTexts(smsFormTexts)
  const sending = useTexts(codeSendingTexts)
  const label = useSendLabel(code)
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
        rightSectionWidth="auto"
        classNames={{ input: css['input'] ?? '' }}
        rightSection={
          <button
            type="button"
            className={css['send']}
            data-counting={code.secondsLeft > 0 || undefined}
            aria-busy={code.isSending || undefined}
            onClick={code.request}
          >
            {label}
          </button>
        }
      />
      <Flex direction="column" gap={2} mt={6} fz="sm" lh={1.45} role="status">
        {code.notice?.kind === 'sent' && (
          <Box component="span" c="var(--green-6)">
            {sending.sent}
          </Box>
        )}
        <CodeAllowance sent={code.sent} secondsLeft={code.secondsLeft} />
      </Flex>
    </div>
  )
}

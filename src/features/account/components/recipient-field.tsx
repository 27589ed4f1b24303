import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CodeChannel } from '#domain/accounts/recipient.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { accountTexts } from '../account.texts.ts'

export interface RecipientFieldProps {
  readonly channel: CodeChannel
  readonly value: string
  readonly onChange: (recipient: string) => void
  readonly error?: string | null
  readonly label?: string
  readonly description?: ReactNode
}

const inputs = {
  mobile: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
} as const

/** What no recipient of a channel has, but a pasted one may. */
const strays: Readonly<Record<CodeChannel, RegExp>> = { mobile: /[\s-]/g, email: /\s/g }

/** A mobile or an e-mail address that a code goes to. */
export function RecipientField({ channel, value, onChange, error = null, label, description }: RecipientFieldProps) {
  const texts = useTexts(accountTexts)
  return (
    <TextInput
      size="lg"
      name={channel}
      {...inputs[channel]}
      label={label ?? texts[channel]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replaceAll(strays[channel], ''))}
      error={error !== null && <ErrorText>{error}</ErrorText>}
      {...(description !== undefined && { description })}
    />
  )
}

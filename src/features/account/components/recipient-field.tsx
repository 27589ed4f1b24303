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

/** Characters that the channel's addresses never contain, but pasted ones may. */
const strays: Readonly<Record<CodeChannel, RegExp>> = { mobile: /[\s-]/g, email: /\s/g }

/** A mobile or e-mail address that receives a code. */
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

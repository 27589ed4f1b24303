import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { accountTexts } from '../account.texts.ts'

export interface MobileFieldProps {
  readonly value: string
  readonly onChange: (mobile: string) => void
  readonly error?: string | null
  readonly label?: string
  readonly description?: ReactNode
}

/** A mobile number; spaces and hyphens of a pasted one go away. */
export function MobileField({ value, onChange, error = null, label, description }: MobileFieldProps) {
  const texts = useTexts(accountTexts)
  return (
    <TextInput
      size="lg"
      name="mobile"
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      label={label ?? texts.mobile}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replaceAll(/[\s-]/g, ''))}
      error={error !== null && <ErrorText>{error}</ErrorText>}
      {...(description !== undefined && { description })}
    />
  )
}

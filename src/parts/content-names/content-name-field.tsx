import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useContentName } from './use-content-name.ts'

export interface ContentNameFieldProps {
  readonly 'aria-label': string
  readonly value: string
  readonly onChange: (name: string) => void
}

/** A field for a name: a built-in one is in the person's language until it is changed, a typed one stays as typed. */
export function ContentNameField({ 'aria-label': label, value, onChange }: ContentNameFieldProps) {
  const nameIn = useContentName()
  // While a name is typed, its beginning may be that of a built-in one.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      aria-label={label}
      value={value === typed ? value : nameIn(value)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        onChange(event.currentTarget.value)
      }}
    />
  )
}

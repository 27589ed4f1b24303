import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { dayIn } from '#domain/wire/day-in.ts'

interface DayFieldProps {
  readonly label: string
  readonly day: string | undefined
  /** A complete day, or null once the field is empty. */
  readonly onDay: (day: string | null) => void
  readonly error?: string | null
}

/**
 * A day that can be typed: the browser reports 0002, 0020 and 0202 on the way to 2026, and an old value put back
 * meanwhile would undo what was typed.
 */
export function DayField({ label, day, onDay, error = null }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      type="date"
      aria-label={label}
      value={typed ?? day ?? ''}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        if (value === '') onDay(null)
        if (dayIn(value) !== undefined) onDay(value)
      }}
      error={error}
      onBlur={() => setTyped(null)}
    />
  )
}

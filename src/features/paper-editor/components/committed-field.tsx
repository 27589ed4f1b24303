import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

export interface CommittedFieldProps extends Pick<
  TextInputProps,
  'label' | 'aria-label' | 'inputMode' | 'maxLength' | 'className' | 'rightSection'
> {
  readonly value: string
  /** Called with the typed text when the field loses focus or Enter is pressed. */
  readonly onCommit: (typed: string) => void
}

/** A field that commits its text on blur or Enter; Escape discards what was typed. */
export function CommittedField({ value, onCommit, ...field }: CommittedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed !== null && typed !== value) onCommit(typed)
    setTyped(null)
  }
  return (
    <TextInput
      {...field}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') setTyped(null)
      }}
    />
  )
}

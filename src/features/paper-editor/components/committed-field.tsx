import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

export interface CommittedFieldProps extends Pick<
  TextInputProps,
  'label' | 'aria-label' | 'inputMode' | 'maxLength' | 'className' | 'rightSection'
> {
  readonly value: string
  /** Hears what was typed when the field is left, or by Enter. */
  readonly onCommit: (typed: string) => void
}

/** A field whose text counts once it is left; Escape takes back what was typed. */
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

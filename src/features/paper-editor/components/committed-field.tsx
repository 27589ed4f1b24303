import { TextInput, type TextInputProps } from '@mantine/core'
import { useCommittedText } from '../use-committed-text.ts'

export interface CommittedFieldProps extends Pick<
  TextInputProps,
  'label' | 'aria-label' | 'inputMode' | 'maxLength' | 'className' | 'rightSection' | 'w'
> {
  readonly value: string
  /** Called with the typed text when the field or the page is left, or Enter is pressed. */
  readonly onCommit: (typed: string) => void
}

/** A field that commits its text on Enter and when it is left; Escape discards what was typed. */
export function CommittedField({ value, onCommit, ...field }: CommittedFieldProps) {
  const { text, type, commit, discard } = useCommittedText(value, onCommit)
  return (
    <TextInput
      {...field}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') discard()
      }}
    />
  )
}

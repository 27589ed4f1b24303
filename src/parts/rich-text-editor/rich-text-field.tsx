import { Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import css from './rich-text-editor.module.css'

/** ProseMirror is loaded only on pages with editing. */
const EditingField = lazyPart(async () => (await import('./editing.ts')).EditingField)

export interface RichTextFieldProps {
  readonly label: string
  /** The visible label is elsewhere. */
  readonly hidesLabel?: boolean
  readonly hint?: string | undefined
  readonly error?: ReactNode
  readonly disabled?: boolean
  /** Takes the focus on mounting, unless something else has it. */
  readonly takesFocus?: boolean
  /** Numbers of blanks and slots that are marked in the text, with what is wrong with each. */
  readonly wrongNumbers?: ReadonlyMap<number, string> | undefined
  /** The project's rich text. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A WYSIWYG field for rich text. It needs a RichTextGroup above it. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, hidesLabel = false, hint, error, disabled = false, takesFocus = false, value, onChange } = props
  const { wrongNumbers = noNumbers } = props
  const id = useId()
  return (
    <Input.Wrapper
      labelElement="div"
      label={hidesLabel ? undefined : label}
      labelProps={{ id: `${id}-label` }}
      description={hint}
      descriptionProps={{ id: `${id}-hint` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <div className={css['frame']} data-wrong={error ? true : undefined}>
        <EditingField
          name={label}
          labelledBy={hidesLabel ? null : `${id}-label`}
          describedBy={error ? `${id}-error` : hint === undefined ? null : `${id}-hint`}
          isWrong={Boolean(error)}
          disabled={disabled}
          takesFocus={takesFocus}
          wrongNumbers={wrongNumbers}
          value={value}
          onChange={onChange}
        />
      </div>
    </Input.Wrapper>
  )
}

const noNumbers: ReadonlyMap<number, string> = new Map()

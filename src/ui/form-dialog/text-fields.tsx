import { Textarea, TextInput } from '@mantine/core'
import { Hint } from '../hint/hint.tsx'
import type { ReactNode } from 'react'
import { ErrorText } from '../error-text/error-text.tsx'

/** A text field as data. */
export interface TextFieldOf<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly required?: boolean
  /** Characters. */
  readonly longest: number
  /** Minimum and maximum number of lines, if it takes more than one. */
  readonly lines?: { readonly least: number; readonly most: number }
  readonly hint?: ReactNode
  readonly placeholder?: string
  readonly autoComplete?: string
  /** What is wrong with it; null or false if nothing is. */
  readonly fault?: string | false | null
  /** Shows how many characters are left. */
  readonly left?: (length: number) => string
}

export interface TextFieldsProps<Name extends string> {
  readonly fields: readonly TextFieldOf<Name>[]
  readonly values: Readonly<Record<Name, string>>
  readonly onChange: (changes: Partial<Record<Name, string>>) => void
}

/** Text fields, from top to bottom; the first one has the focus when its dialog opens. */
export function TextFields<Name extends string>({ fields, values, onChange }: TextFieldsProps<Name>) {
  return fields.map((field, index) => (
    <TextField
      key={field.name}
      field={field}
      value={values[field.name]}
      isFirst={index === 0}
      onChange={(value) => onChange({ [field.name]: value } as Partial<Record<Name, string>>)}
    />
  ))
}

interface TextFieldProps {
  readonly field: TextFieldOf<string>
  readonly value: string
  readonly isFirst: boolean
  readonly onChange: (value: string) => void
}

function TextField({ field, value, isFirst, onChange }: TextFieldProps) {
  const { label, required = false, longest, lines, hint, placeholder, autoComplete, fault, left } = field
  const shared = {
    label,
    required,
    maxLength: longest,
    description: hint,
    placeholder,
    autoComplete,
    value,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(event.currentTarget.value),
    error: fault && <ErrorText announced>{fault}</ErrorText>,
    ...(isFirst && { 'data-autofocus': true }),
  }
  if (lines === undefined) return <TextInput {...shared} />
  return (
    <div>
      <Textarea {...shared} autosize minRows={lines.least} maxRows={lines.most} />
      {left !== undefined && <Hint ta="right">{left(value.length)}</Hint>}
    </div>
  )
}

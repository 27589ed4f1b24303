import { TextInput } from '@mantine/core'
import type { RefObject } from 'react'
import type { RosterField } from '#domain/roster/columns.ts'
import type { RowReason } from '#domain/roster/reasons.ts'
import { rowReasonTexts } from '#domain/roster/reasons.texts.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useLanguage } from '#ui/language/language-context.tsx'

/** A student as typed, and the errors in the fields. */
interface StudentForm {
  readonly typed: Readonly<Record<RosterField, string>>
  readonly faults: Partial<Readonly<Record<RosterField, RowReason>>>
  readonly change: (changes: Partial<Record<RosterField, string>>) => void
  /** The name field, which is focused first. */
  readonly first?: RefObject<HTMLInputElement | null>
}

interface StudentFieldProps {
  readonly form: StudentForm
  readonly field: RosterField
  readonly label: string
  readonly hint?: string
  readonly required?: boolean
}

/** One field of a student, with its error below. */
export function StudentField({ form, field, label, hint, required = false }: StudentFieldProps) {
  const { language } = useLanguage()
  const fault = form.faults[field]
  return (
    <TextInput
      label={label}
      required={required}
      value={form.typed[field]}
      onChange={({ currentTarget }) => form.change({ [field]: currentTarget.value })}
      error={fault !== undefined && <ErrorText announced>{rowReasonTexts[fault][language]}</ErrorText>}
      {...(hint !== undefined && { description: hint })}
      {...(field === 'realname' && { ref: form.first, 'data-autofocus': true })}
    />
  )
}

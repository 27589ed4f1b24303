import { TextInput } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { rosterLimits } from '#domain/roster/columns.ts'
import { readField } from '#domain/roster/read-fields.ts'
import { rowReasonTexts } from '#domain/roster/reasons.texts.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { memberDialogsTexts } from './member-dialogs.texts.ts'
import type { Group } from './members.types.ts'

/** The group name in a typed text; null if it is empty or invalid. */
export function readGroupName(typed: string): string | null {
  const read = readField('groupName', typed)
  return 'reason' in read ? null : read.value
}

interface GroupNameFieldProps {
  readonly groups: readonly Group[]
  readonly typed: string
  readonly hint?: ReactNode
  /** Whether saving was attempted without a name. */
  readonly isMissed: boolean
  readonly onChange: (typed: string) => void
}

/** The name of an existing group, or of a new one. */
export function GroupNameField({ groups, typed, hint, isMissed, onChange }: GroupNameFieldProps) {
  const texts = useTexts(memberDialogsTexts)
  const { language } = useLanguage()
  const listId = useId()
  const read = readField('groupName', typed)
  const problem =
    'reason' in read ? rowReasonTexts[read.reason][language] : read.value === null && texts.groupNameMissing
  const isWrong = problem !== false && ('reason' in read || isMissed)
  return (
    <>
      <TextInput
        label={texts.groupName}
        description={hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        list={listId}
        autoComplete="off"
        maxLength={2 * rosterLimits.groupName + 2}
        value={typed}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        error={isWrong && <ErrorText>{problem}</ErrorText>}
        data-autofocus
      />
      <datalist id={listId}>
        {groups.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}

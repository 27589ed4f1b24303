import { Button, Flex, TextInput } from '@mantine/core'
import { useId } from 'react'
import { rosterLimits } from '#domain/roster/columns.ts'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { type DraftField, draftFields } from './member-draft.ts'
import { memberFormTexts } from './member-form.texts.ts'
import type { Group } from './members.types.ts'
import type { MemberForm } from './use-member-form.ts'

interface MemberFieldsProps {
  readonly form: MemberForm
  readonly groups: readonly Group[]
}

/** A character may be two code units, so the limit is doubled; longer texts get an error. */
const longest: Readonly<Record<DraftField, number>> = {
  realname: 2 * rosterLimits.realname + 2,
  number: 2 * rosterLimits.number + 2,
  groupName: 2 * rosterLimits.groupName + 2,
  mobile: 24,
}

/** Name, number, group and mobile, each with the value somebody else has saved meanwhile. */
export function MemberFields({ form, groups }: MemberFieldsProps) {
  const texts = useTexts(memberFormTexts)
  const listId = useId()
  const hints: Readonly<Record<DraftField, string | undefined>> = {
    realname: undefined,
    number: texts.numberHint,
    groupName: texts.groupHint,
    mobile: texts.mobileHint,
  }
  return (
    <>
      {draftFields.map((field) => {
        const problem = form.problemOf(field)
        return (
          <div key={field}>
            <TextInput
              label={texts[field]}
              description={hints[field]}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              maxLength={longest[field]}
              inputMode={field === 'mobile' ? 'tel' : 'text'}
              autoComplete="off"
              list={field === 'groupName' ? listId : undefined}
              value={form.draft[field]}
              onChange={({ currentTarget }) => form.change({ [field]: currentTarget.value })}
              error={problem !== null && <ErrorText>{problem}</ErrorText>}
              {...(field === 'realname' && { 'data-autofocus': true })}
            />
            <Elsewhere form={form} field={field} />
          </div>
        )
      })}
      <datalist id={listId}>
        {groups.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Hint>{texts.everywhere}</Hint>
    </>
  )
}

function Elsewhere({ form, field }: { readonly form: MemberForm; readonly field: DraftField }) {
  const texts = useTexts(memberFormTexts)
  const value = form.elsewhereOf(field)
  if (value === null) return null
  return (
    <Flex
      component="p"
      align="center"
      wrap="wrap"
      rowGap={0}
      columnGap={8}
      mt={4}
      c="var(--need)"
      fz="sm"
      className="breakable"
      role="status"
    >
      {texts.elsewhere(value)}
      <Button size="xs" variant="subtle" aria-label={texts.takeNamed(texts[field])} onClick={() => form.take(field)}>
        {texts.take}
      </Button>
    </Flex>
  )
}

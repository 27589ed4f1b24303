import { Box, Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { memberLimits } from '#domain/classes/members.ts'
import { matchesStudent } from '#domain/roster/name-search.ts'
import { useNameReadings } from '#parts/name-readings/use-name-readings.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Form } from '#ui/form/form.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { GroupNameField, readGroupName } from './group-name-field.tsx'
import { memberDialogsTexts } from './member-dialogs.texts.ts'
import { membersTexts } from './members.texts.ts'
import type { Group as MemberGroup, Member } from './members.types.ts'

/** The number of students shown at once; the search finds the others. */
const mostShown = 60

/** A new group as typed. */
export interface NewGroupFields {
  readonly name: string
  readonly uids: readonly number[]
}

export const noNewGroup: NewGroupFields = { name: '', uids: [] }

interface NewGroupProps {
  readonly groups: readonly MemberGroup[]
  readonly members: readonly Member[]
  readonly isBusy: boolean
  readonly typed: NewGroupFields
  readonly onChange: (changes: Partial<NewGroupFields>) => void
  readonly onMake: (name: string, uids: readonly number[]) => void
  readonly onCancel: () => void
}

/** A name and members: a group only exists while it has any. */
export function NewGroup({ groups, members, isBusy, typed, onChange, onMake, onCancel }: NewGroupProps) {
  const texts = useTexts(memberDialogsTexts)
  const chosen = new Set(typed.uids)
  const [wasTried, setWasTried] = useState(false)
  const name = readGroupName(typed.name)
  const isThere = groups.some((one) => one.name === name)
  const toggle = (uid: number) =>
    onChange({ uids: chosen.has(uid) ? typed.uids.filter((one) => one !== uid) : [...typed.uids, uid] })
  return (
    <Form
      gap={14}
      aria-label={texts.newGroup}
      onSubmit={() => {
        setWasTried(true)
        if (name !== null && chosen.size > 0) onMake(name, typed.uids)
      }}
    >
      <GroupNameField
        groups={[]}
        typed={typed.name}
        hint={isThere && name !== null ? texts.joins(name) : undefined}
        isMissed={wasTried}
        onChange={(changed) => onChange({ name: changed })}
      />
      <Choice members={members} chosen={chosen} onToggle={toggle} />
      {wasTried && chosen.size === 0 && <ErrorText announced>{texts.nobodyChosen}</ErrorText>}
      <Group gap={8} justify="flex-end">
        <Text span mr="auto" c="dimmed" role="status">
          {texts.chosenForGroup(chosen.size)}
        </Text>
        <Button disabled={isBusy} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <BusyButton type="submit" variant="filled" busy={isBusy} busyLabel={texts.saving}>
          {texts.makeGroup}
        </BusyButton>
      </Group>
    </Form>
  )
}

interface ChoiceProps {
  readonly members: readonly Member[]
  readonly chosen: ReadonlySet<number>
  readonly onToggle: (uid: number) => void
}

function Choice({ members, chosen, onToggle }: ChoiceProps) {
  const texts = useTexts(memberDialogsTexts)
  const words = useTexts(membersTexts)
  const [query, setQuery] = useState('')
  const readings = useNameReadings(/[a-z]/i.test(query))
  const found = members.filter(
    ({ realname, studentNo, username }) =>
      query.trim() === '' || matchesStudent(query, { realname, number: studentNo, username }, readings),
  )
  // Students without a group are the most likely candidates.
  const ordered = [...found.filter(isAlone), ...found.filter((one) => !isAlone(one))]
  return (
    <Stack component="fieldset" gap={8} miw={0}>
      <Box component="legend" p={0}>
        {texts.groupStudents}
      </Box>
      <SearchField label={words.search} maxLength={memberLimits.search} value={query} onChange={setQuery} />
      <Box
        className="breakable"
        display="grid"
        mah={260}
        style={{
          gridTemplateColumns: 'repeat(auto-fill, minmax(calc(180 * var(--u)), 1fr))',
          gap: 'calc(8 * var(--u)) calc(12 * var(--u))',
          overflow: 'auto',
        }}
      >
        {ordered.slice(0, mostShown).map(({ uid, realname, studentNo, groupName }) => (
          <Checkbox
            key={uid}
            label={
              <>
                {realname}{' '}
                <Text span c="dimmed">
                  {[studentNo, groupName].filter(Boolean).join(' · ')}
                </Text>
              </>
            }
            checked={chosen.has(uid)}
            onChange={() => onToggle(uid)}
          />
        ))}
      </Box>
      {ordered.length > mostShown && <Hint>{texts.moreStudents(ordered.length - mostShown)}</Hint>}
      {ordered.length === 0 && <Hint>{words.notFound}</Hint>}
    </Stack>
  )
}

const isAlone = ({ groupName }: Member): boolean => groupName === null

import { Box, Button, Checkbox, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { CourseStudent } from '#api/contract/schemas/courses.ts'
import { type Grouped, groupsOf } from '#domain/assignments/turns.ts'
import { matchesStudent } from '#domain/roster/name-search.ts'
import { useNameReadings } from '#parts/name-readings/use-name-readings.ts'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import css from '../assign.module.css'
import { studentsTexts } from '../students.texts.ts'
import type { Members } from '../use-members.ts'

/** Adds a whole group to the chosen students; removes it if all of it was chosen. */
function withGroup(chosen: ReadonlySet<number>, all: readonly Grouped[], group: string): ReadonlySet<number> {
  const ofGroup = all.filter(({ groupName }) => groupName === group).map(({ uid }) => uid)
  if (!ofGroup.every((uid) => chosen.has(uid))) return new Set([...chosen, ...ofGroup])
  return new Set([...chosen].filter((uid) => !ofGroup.includes(uid)))
}

type PickedStudent = Omit<CourseStudent, 'hasPassword'>

interface StudentPickerProps {
  readonly members: Members<PickedStudent>
  /** Rows the list will have once loaded. */
  readonly rows: number
  readonly uids: readonly number[]
  readonly onChange: (uids: readonly number[]) => void
}

/** The class with a checkbox for each student; "all" and "none" apply to the students the search shows. */
export function StudentPicker({ members, rows, uids, onChange }: StudentPickerProps) {
  const texts = useTexts(studentsTexts)
  const isLoading = members.list === null
  const all = members.list ?? []
  const picking = usePicking(all, uids, onChange)
  const { shown, chosen, choose } = picking
  if (members.problem !== null) return <FailedState why={members.problem} onRetry={members.refresh} />
  return (
    <Box mt={4} bd="var(--hairline)" bdrs="sm" role="group" aria-label={texts.students}>
      <PickerHead all={all} isLoading={isLoading} picking={picking} />
      {isLoading && <SkeletonRows rows={Math.min(rows, 6)} rowHeight="var(--h-s)" />}
      {!isLoading && shown.length === 0 && (
        <Text pt={10} px={12} c="var(--ink-3)" fz="sm">
          {all.length === 0 ? texts.emptyClass : texts.noMatch}
        </Text>
      )}
      <Box
        component="ul"
        className={css['students']}
        mah={148}
        px={12}
        py={10}
        style={{ gap: 'calc(8 * var(--u))', overflowY: 'auto' }}
      >
        {shown.map(({ uid, realname, username }) => (
          <li key={uid}>
            <Checkbox
              label={realname}
              title={username}
              checked={chosen.has(uid)}
              onChange={({ currentTarget }) => {
                const next = new Set(chosen)
                if (currentTarget.checked) next.add(uid)
                else next.delete(uid)
                choose(next)
              }}
            />
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** The students the search shows, and those chosen. */
function usePicking(
  all: readonly PickedStudent[],
  uids: readonly number[],
  onChange: (uids: readonly number[]) => void,
) {
  const [search, setSearch] = useState('')
  const readings = useNameReadings(/[a-z]/i.test(search))
  return {
    search,
    setSearch,
    shown: all.filter(({ realname, username }) =>
      matchesStudent(search, { realname, number: null, username }, readings),
    ),
    chosen: new Set(uids),
    /** In class order, so that the same choice is always the same list. */
    choose: (next: ReadonlySet<number>) => onChange(all.map(({ uid }) => uid).filter((uid) => next.has(uid))),
  }
}

interface PickerHeadProps {
  readonly all: readonly PickedStudent[]
  /** Until the class is known, choosing all or none of it would lose those already chosen. */
  readonly isLoading: boolean
  readonly picking: ReturnType<typeof usePicking>
}

/** Searches, chooses many at once, and counts. */
function PickerHead({ all, isLoading, picking: { search, setSearch, shown, chosen, choose } }: PickerHeadProps) {
  const texts = useTexts(studentsTexts)
  const shownUids = shown.map(({ uid }) => uid)
  return (
    <Group gap={4} px={12} py={8} style={{ borderBottom: 'var(--hairline)' }}>
      <TextInput
        size="xs"
        aria-label={texts.search}
        placeholder={texts.search}
        leftSection={<Icon name="search" small />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        // Enter searches for a name here; it must not assign.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <Button
        size="xs"
        variant="subtle"
        disabled={isLoading}
        onClick={() => choose(new Set([...chosen, ...shownUids]))}
      >
        {texts.all}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        disabled={isLoading}
        onClick={() => choose(new Set([...chosen].filter((uid) => !shownUids.includes(uid))))}
      >
        {texts.none}
      </Button>
      {groupsOf(all).map((group) => (
        <Button key={group} size="xs" variant="subtle" onClick={() => choose(withGroup(chosen, all, group))}>
          {texts.group(group)}
        </Button>
      ))}
      <Hint span ml="auto" role="status">
        {isLoading ? texts.chosenCount(chosen.size) : texts.count(chosen.size, all.length)}
      </Hint>
    </Group>
  )
}

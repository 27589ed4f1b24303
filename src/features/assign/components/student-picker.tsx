import { Button, Checkbox, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { CourseStudent } from '#api/contract/schemas/courses.ts'
import { type Grouped, groupsOf } from '#domain/assignments/turns.ts'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
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

interface StudentPickerProps {
  readonly members: Members<Omit<CourseStudent, 'hasPassword'>>
  /** Rows the list will have once loaded. */
  readonly rows: number
  readonly uids: readonly number[]
  readonly onChange: (uids: readonly number[]) => void
}

/** The class with a checkbox for each student; "all" and "none" apply to the students the search shows. */
export function StudentPicker({ members, rows, uids, onChange }: StudentPickerProps) {
  const texts = useTexts(studentsTexts)
  const [search, setSearch] = useState('')
  const all = members.list ?? []
  const wanted = search.trim().toLowerCase()
  const shown = all.filter(({ realname, username }) => `${realname} ${username}`.toLowerCase().includes(wanted))
  const chosen = new Set(uids)
  /** In class order, so that the same choice is always the same list. */
  const choose = (next: ReadonlySet<number>) => onChange(all.map(({ uid }) => uid).filter((uid) => next.has(uid)))
  const shownUids = shown.map(({ uid }) => uid)
  if (members.problem !== null) return <FailedState why={members.problem} onRetry={members.refresh} />
  return (
    <div className={css['picker']} role="group" aria-label={texts.students}>
      <Group className={css['pickerHead']} gap={4}>
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
        <Button size="xs" variant="subtle" onClick={() => choose(new Set([...uids, ...shownUids]))}>
          {texts.all}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          onClick={() => choose(new Set(uids.filter((uid) => !shownUids.includes(uid))))}
        >
          {texts.none}
        </Button>
        {groupsOf(all).map((group) => (
          <Button key={group} size="xs" variant="subtle" onClick={() => choose(withGroup(chosen, all, group))}>
            {texts.group(group)}
          </Button>
        ))}
        <Text span ml="auto" c="dimmed" fz="sm" role="status">
          {texts.count(uids.length, all.length)}
        </Text>
      </Group>
      {members.list === null && <SkeletonRows rows={Math.min(rows, 6)} rowHeight="var(--h-s)" />}
      {members.list !== null && shown.length === 0 && (
        <Text pt={10} px={12} c="var(--ink-3)" fz="sm">
          {all.length === 0 ? texts.emptyClass : texts.noMatch}
        </Text>
      )}
      <ul className={css['students']}>
        {shown.map(({ uid, realname, username }) => (
          <li key={uid}>
            <Checkbox
              label={realname}
              title={username}
              checked={chosen.has(uid)}
              onChange={({ currentTarget }) => {
                const next = new Set(uids)
                if (currentTarget.checked) next.add(uid)
                else next.delete(uid)
                choose(next)
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

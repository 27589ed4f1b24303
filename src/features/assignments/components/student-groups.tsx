import { Box, Checkbox, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTexts } from '#ui/language/language-context.tsx'
import { assignmentDrawerTexts } from '../assignment-drawer.texts.ts'
import type { AssignmentDrawerState, AssignmentStudent } from '../use-assignment-drawer.ts'
import { GroupHead, StudentLine } from './student-group.tsx'

interface MissingStudentsProps {
  readonly drawer: AssignmentDrawerState
  readonly students: readonly AssignmentStudent[]
}

/** Students who have not handed in, with a checkbox if a reminder can be sent. */
export function MissingStudents({ drawer, students }: MissingStudentsProps) {
  const { ticked, tick, remindable } = drawer
  const texts = useTexts(assignmentDrawerTexts)
  const isAll = ticked.size === remindable.size
  const toggle = (uid: number) => {
    const next = new Set(ticked)
    if (!next.delete(uid)) next.add(uid)
    tick(next)
  }
  const all = remindable.size > 0 && (
    <Checkbox
      label={texts.selectAll}
      checked={isAll}
      indeterminate={ticked.size > 0 && !isAll}
      onChange={() => tick(isAll ? new Set() : remindable)}
    />
  )
  return (
    <Group title={texts.missing} count={students.length} more={all}>
      {students.map((student) => {
        const { uid, realname } = student
        const name = remindable.has(uid) ? (
          <Checkbox label={realname} checked={ticked.has(uid)} onChange={() => toggle(uid)} />
        ) : (
          <span>{realname}</span>
        )
        return (
          <StudentLine key={uid} name={name}>
            <MissingDetails student={student} timeOf={drawer.timeOf} />
          </StudentLine>
        )
      })}
    </Group>
  )
}

interface MissingDetailsProps {
  readonly student: AssignmentStudent
  readonly timeOf: AssignmentDrawerState['timeOf']
}

function MissingDetails({ student, timeOf }: MissingDetailsProps) {
  const { startedAt, reminders, lastRemindedAt, reminderSeen } = student
  const texts = useTexts(assignmentDrawerTexts)
  return (
    <>
      <span>{startedAt === null ? texts.notOpened : texts.started(timeOf(startedAt))}</span>
      {reminders > 0 && lastRemindedAt !== null && (
        <span>
          {texts.reminded(reminders, timeOf(lastRemindedAt))}
          <Text span ml={8} c={reminderSeen ? 'var(--green-7)' : 'var(--need)'}>
            {reminderSeen ? texts.seen : texts.notSeen}
          </Text>
        </span>
      )}
    </>
  )
}

interface SubmittedStudentsProps {
  readonly title: string
  readonly students: readonly AssignmentStudent[]
  readonly timeOf: AssignmentDrawerState['timeOf']
}

/** Students who have handed in, and when: there is nothing to do about them here, so they are muted. */
export function SubmittedStudents({ title, students, timeOf }: SubmittedStudentsProps) {
  const texts = useTexts(assignmentDrawerTexts)
  return (
    <Group title={title} count={students.length}>
      {students.map(({ uid, realname, submittedAt, isCollected }) => {
        const textOf = isCollected ? texts.collected : texts.submitted
        return (
          <StudentLine key={uid} name={<span>{realname}</span>} isMuted>
            {submittedAt === null ? null : textOf(timeOf(submittedAt))}
          </StudentLine>
        )
      })}
    </Group>
  )
}

interface GroupProps {
  readonly title: string
  readonly count: number
  readonly more?: ReactNode
  readonly children: ReactNode
}

function Group({ title, count, more, children }: GroupProps) {
  const texts = useTexts(assignmentDrawerTexts)
  const titleId = useId()
  return (
    <Box component="section" mt={18} aria-labelledby={titleId}>
      <GroupHead titleId={titleId} title={title} note={texts.people(count)}>
        {count > 0 && <Box ml="auto">{more}</Box>}
      </GroupHead>
      {count === 0 ? (
        <Text py={8} c="var(--ink-3)" fz="sm">
          {texts.none}
        </Text>
      ) : (
        <ul>{children}</ul>
      )}
    </Box>
  )
}

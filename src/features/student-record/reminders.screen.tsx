import type { Reminder } from '#api/contract/groups/student-record.ts'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import type { ListProps } from '#ui/list-page/list.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { remindersTexts } from './reminders.texts.ts'
import { useReminderColumns } from './use-reminder-columns.tsx'
import { type Reminders, useReminders } from './use-reminders.ts'

export interface RemindersScreenProps {
  /** The class shown if the address has none; null for a teacher without classes. */
  readonly currentClassId: number | null
}

/** 提醒记录: who was reminded of what, when and by whom, whether they opened it, and whether they handed in. */
export function RemindersScreen({ currentClassId }: RemindersScreenProps) {
  const texts = useTexts(remindersTexts)
  const list = useReminders(currentClassId)
  const members = (
    <a key="members" href={hrefOf(memberPaths.members)}>
      {texts.members}
    </a>
  )
  return (
    <ListPage<Reminder>
      title={texts.title}
      crumbs={[members, texts.title]}
      state={<StateLine list={list} />}
      list={useReminderRows(list)}
    />
  )
}

interface ListOfReminders {
  readonly list: Reminders
}

function StateLine({ list: { reminders } }: ListOfReminders) {
  const texts = useTexts(remindersTexts)
  if (reminders === undefined) return null
  if (reminders.total === 0) return texts.stateNone
  return texts.state(reminders.total, reminders.list.filter(({ submittedAt }) => submittedAt !== null).length)
}

function useReminderRows(list: Reminders): ListProps<Reminder> {
  const texts = useTexts(remindersTexts)
  const { rows, reminders, readAt } = list
  const total = reminders?.total ?? 0
  return {
    label: texts.list,
    rows,
    rowKey: ({ reminderId }) => String(reminderId),
    columns: useReminderColumns(readAt),
    initialSorting: { column: 'sentAt', descending: true },
    skeletonRows: 6,
    filters: { label: texts.filter, start: <Choices list={list} /> },
    empty: { title: texts.empty, why: texts.emptyWhy },
    total: ({ length }) => (length < total ? texts.shownOf(length, total) : texts.total(total)),
  }
}

function Choices({ list }: ListOfReminders) {
  const texts = useTexts(remindersTexts)
  const { courses, courseId, assignmentId, studentId, assignments, students } = list
  const taught = courses.length === 0 ? [{ value: 'none', label: texts.noCourse }] : courses.map(courseOption)
  const reminded = students.map(({ uid, realname }) => ({ value: String(uid), label: realname }))
  const offered = assignments.map((one) => ({ value: String(one.assignmentId), label: one.assignmentName }))
  return (
    <>
      <FilterChoice
        label={texts.course}
        value={String(courseId ?? '')}
        data={taught}
        onChange={(value) => list.chooseCourse(value ?? String(courses[0]?.courseId ?? ''))}
      />
      <FilterChoice
        label={texts.assignment}
        value={String(assignmentId ?? '')}
        data={[{ value: '', label: texts.allAssignments }, ...offered]}
        onChange={list.chooseAssignment}
      />
      <FilterChoice
        label={texts.student}
        value={String(studentId ?? '')}
        data={[{ value: '', label: texts.allStudents }, ...reminded]}
        onChange={list.chooseStudent}
      />
    </>
  )
}

const courseOption = ({ courseId, courseName }: { readonly courseId: number; readonly courseName: string }) => ({
  value: String(courseId),
  label: courseName,
})

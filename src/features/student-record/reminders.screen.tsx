import { messageOf } from '#api/client/failures.ts'
import type { Reminder } from '#api/contract/areas/student-record.ts'
import { memberPaths } from '#domain/member-paths.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { remindersTexts } from './reminders.texts.ts'
import { useReminderColumns } from './use-reminder-columns.tsx'
import { type Reminders, useReminders } from './use-reminders.ts'

export interface RemindersScreenProps {
  /** The class that is shown where the address names none; null for a teacher without classes. */
  readonly courseInHand: number | null
}

/** 提醒记录: who was reminded of what, when and by whom, whether it was opened, and what came of it. */
export function RemindersScreen({ courseInHand }: RemindersScreenProps) {
  const texts = useTexts(remindersTexts)
  const list = useReminders(courseInHand)
  return (
    <>
      <PageHead
        title={texts.title}
        crumbs={[
          <a key="members" href={hrefOf(memberPaths.members)}>
            {texts.members}
          </a>,
          texts.title,
        ]}
        state={<StateLine list={list} />}
      />
      <Surface label={texts.list}>
        <Filter list={list} />
        <Table list={list} />
      </Surface>
    </>
  )
}

interface ListProps {
  readonly list: Reminders
}

function StateLine({ list: { reminders } }: ListProps) {
  const texts = useTexts(remindersTexts)
  if (reminders === undefined) return null
  if (reminders.total === 0) return texts.stateNone
  return texts.state(reminders.total, reminders.list.filter(({ submittedAt }) => submittedAt !== null).length)
}

function Filter({ list }: ListProps) {
  const texts = useTexts(remindersTexts)
  const { courses, courseId, testId, studentId, tests, students } = list
  return (
    <FilterBar
      label={texts.filter}
      start={
        <>
          <FilterChoice
            label={texts.course}
            value={String(courseId ?? '')}
            data={[{ value: 'none', label: texts.noCourse }, ...courses.map(courseOption)].slice(
              courses.length === 0 ? 0 : 1,
            )}
            onChange={(value) => list.chooseCourse(value ?? String(courses[0]?.courseId ?? ''))}
          />
          <FilterChoice
            label={texts.task}
            value={String(testId ?? '')}
            data={[
              { value: '', label: texts.allTasks },
              ...tests.map((one) => ({ value: String(one.testId), label: one.testName })),
            ]}
            onChange={list.chooseTest}
          />
          <FilterChoice
            label={texts.student}
            value={String(studentId ?? '')}
            data={[
              { value: '', label: texts.allStudents },
              ...students.map(({ uid, realname }) => ({ value: String(uid), label: realname })),
            ]}
            onChange={list.chooseStudent}
          />
        </>
      }
    />
  )
}

const courseOption = ({ courseId, courseName }: { readonly courseId: number; readonly courseName: string }) => ({
  value: String(courseId),
  label: courseName,
})

function Table({ list }: ListProps) {
  const texts = useTexts(remindersTexts)
  const { reminders, error, courseId } = list
  const columns = useReminderColumns(list.readAt)
  return (
    <DataTable<Reminder>
      label={texts.list}
      columns={columns}
      rows={reminders?.list ?? []}
      rowKey={({ reminderId }) => String(reminderId)}
      initialSorting={{ column: 'sentAt', descending: true }}
      loadingRows={reminders === undefined && error === null && courseId !== null ? 6 : undefined}
      failed={error === null ? undefined : <FailedState why={messageOf(error)} onRetry={list.refetch} />}
      empty={<EmptyState title={texts.empty} why={texts.emptyWhy} />}
      total={
        reminders &&
        (reminders.list.length < reminders.total
          ? texts.shownOf(reminders.list.length, reminders.total)
          : texts.total(reminders.total))
      }
    />
  )
}

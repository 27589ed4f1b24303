import { Text } from '@mantine/core'
import { useMemo } from 'react'
import type { Reminder } from '#api/contract/groups/student-record.ts'
import { dateText } from '#domain/time/dates.ts'
import { StateMark } from '#parts/state-mark/state-mark.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { dateColumn } from '#ui/data-table/date-column.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { remindersTexts } from './reminders.texts.ts'

/** Student, assignment, sender and time of a reminder, whether it was opened, and whether they have handed in. */
export function useReminderColumns(readAt: number): readonly DataColumn<Reminder>[] {
  const texts = useTexts(remindersTexts)
  const { language } = useLanguage()
  return useMemo(() => {
    const when = (instant: string | null) =>
      instant === null ? null : dateText(Date.parse(instant), { now: readAt, language })
    const time = (instant: string | null) => (instant === null ? null : Date.parse(instant))
    return [
      {
        id: 'student',
        importance: 'name',
        header: texts.student,
        cell: (reminder) => <RemindedStudent reminder={reminder} />,
        sortBy: ({ realname }) => realname,
        width: 220,
      },
      {
        id: 'assignment',
        header: texts.assignment,
        cell: ({ assignmentName }) => assignmentName,
        sortBy: ({ assignmentName }) => assignmentName,
      },
      dateColumn({
        id: 'sentAt',
        header: texts.sentAt,
        at: ({ sentAt }) => sentAt,
        width: 130,
        quiet: false,
        now: readAt,
        language,
      }),
      { id: 'sentBy', importance: 'detail', header: texts.sentBy, cell: ({ sentByName }) => sentByName, width: 110 },
      {
        id: 'opened',
        importance: 'detail',
        header: texts.opened,
        cell: ({ openedAt }) => <Opened at={when(openedAt)} />,
        sortBy: ({ openedAt }) => time(openedAt),
        descendingFirst: true,
        width: 170,
        nowrap: true,
      },
      {
        id: 'outcome',
        header: texts.outcome,
        cell: ({ submittedAt }) => <Outcome submittedAt={when(submittedAt)} />,
        sortBy: ({ submittedAt }) => time(submittedAt),
        width: 180,
        nowrap: true,
      },
    ]
  }, [texts, language, readAt])
}

/** Students who have not handed in stand out. */
function RemindedStudent({ reminder: { realname, username, submittedAt } }: { readonly reminder: Reminder }) {
  return (
    <>
      <Text span {...(submittedAt === null ? { fw: 600, style: { overflowWrap: 'anywhere' } } : { c: 'var(--ink-3)' })}>
        {realname}
      </Text>
      <Text span ml={8} c="var(--ink-3)" fz="xs">
        {username}
      </Text>
    </>
  )
}

/** When it was opened, in words; null if it was not. */
function Opened({ at }: { readonly at: string | null }) {
  const texts = useTexts(remindersTexts)
  if (at === null)
    return (
      <Text span c="var(--ink-3)">
        {texts.notOpened}
      </Text>
    )
  return (
    <Text span c="var(--green-7)">
      {texts.openedAt(at)}
    </Text>
  )
}

/** When they handed in, in words; null if they have not. */
function Outcome({ submittedAt }: { readonly submittedAt: string | null }) {
  const texts = useTexts(remindersTexts)
  if (submittedAt === null) return <StateMark state="wait">{texts.notSubmitted}</StateMark>
  return <StateMark state="run">{texts.submitted(submittedAt)}</StateMark>
}

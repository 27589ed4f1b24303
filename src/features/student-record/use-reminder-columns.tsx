import { Text } from '@mantine/core'
import { useMemo } from 'react'
import type { Reminder } from '#api/contract/areas/student-record.ts'
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
    const when = (instant: string) => dateText(Date.parse(instant), { now: readAt, language })
    const time = (instant: string | null) => (instant === null ? null : Date.parse(instant))
    return [
      {
        id: 'student',
        importance: 'name',
        header: texts.student,
        cell: ({ realname, username, submittedAt }) => (
          <>
            <Text
              span
              {...(submittedAt === null ? { fw: 600, style: { overflowWrap: 'anywhere' } } : { c: 'var(--ink-3)' })}
            >
              {realname}
            </Text>
            <Text span ml={8} c="var(--ink-3)" fz="xs">
              {username}
            </Text>
          </>
        ),
        sortBy: ({ realname }) => realname,
        width: 220,
      },
      {
        id: 'task',
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
        cell: ({ openedAt }) =>
          openedAt === null ? (
            <Text span c="var(--ink-3)">
              {texts.notOpened}
            </Text>
          ) : (
            <Text span c="var(--green-7)">
              {texts.openedAt(when(openedAt))}
            </Text>
          ),
        sortBy: ({ openedAt }) => time(openedAt),
        descendingFirst: true,
        width: 170,
        nowrap: true,
      },
      {
        id: 'outcome',
        header: texts.outcome,
        cell: ({ submittedAt }) =>
          submittedAt === null ? (
            <StateMark state="wait">{texts.notSubmitted}</StateMark>
          ) : (
            <StateMark state="run">{texts.submitted(when(submittedAt))}</StateMark>
          ),
        sortBy: ({ submittedAt }) => time(submittedAt),
        width: 180,
        nowrap: true,
      },
    ]
  }, [texts, language, readAt])
}

import { Box } from '@mantine/core'
import { useMemo } from 'react'
import type { StudentRequest } from '#api/contract/groups/student-request.ts'
import { dateText } from '#domain/time/dates.ts'
import type { AskedList } from '#domain/join/join-states.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { reasonColumn } from './reason-column.tsx'
import { studentRequestsTexts } from './student-requests.texts.ts'

/** Which student, for which class and since when; who asks, or what became of the teacher's own request. */
export function useStudentRequestColumns(state: AskedList, readAt: number): readonly DataColumn<StudentRequest>[] {
  const texts = useTexts(studentRequestsTexts)
  const { language } = useLanguage()
  return useMemo(() => {
    const columns: readonly DataColumn<StudentRequest>[] = [
      {
        id: 'realname',
        importance: 'name',
        header: texts.realname,
        cell: ({ realname }) => (
          <Box component="span" display="inline-block" miw={100} fw={600} className="breakable">
            {realname}
          </Box>
        ),
        sortBy: ({ realname }) => realname,
      },
      { id: 'number', importance: 'detail', header: texts.number, cell: ({ number }) => number ?? '–', width: 120 },
      {
        id: 'present',
        importance: 'detail',
        header: texts.present,
        cell: ({ classNames }) => (classNames.length === 0 ? texts.noClass : classNames.join(texts.separator)),
        width: 170,
      },
      { id: 'into', header: texts.into, cell: ({ courseName }) => courseName, width: 150 },
      {
        id: 'askedAt',
        header: texts.askedAt,
        cell: ({ askedAt }) => dateText(Date.parse(askedAt), { now: readAt, language }),
        sortBy: ({ askedAt }) => Date.parse(askedAt),
        width: 130,
        nowrap: true,
      },
    ]
    if (state === 'asked')
      return [...columns, { id: 'by', header: texts.by, cell: ({ askedByName }) => askedByName, width: 100 }]
    return [
      ...columns,
      {
        id: 'result',
        header: texts.result,
        cell: ({ state: result, decidedByName }) =>
          result === 'refused' ? texts.refusedBy(decidedByName ?? '') : texts.waiting,
        width: 130,
      },
      reasonColumn(texts.reason, 160),
    ]
  }, [state, texts, language, readAt])
}

import { Box } from '@mantine/core'
import { useMemo } from 'react'
import { teachingTexts } from '#domain/classes/teaching.texts.ts'
import { stageNameOf, subjectNameOf } from '#domain/classes/teaching.ts'
import { DecisionMark } from '#parts/decision/decision-mark.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { dateColumn } from '#ui/data-table/date-column.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import type { Application } from './applications.types.ts'
import { applicationsTexts } from './applications.texts.ts'

/** Who applies, how to reach them, what they teach and when they applied; for decided ones also the outcome. */
export function useApplicationColumns(isOpen: boolean, readAt: number): readonly DataColumn<Application>[] {
  const texts = useTexts(applicationsTexts)
  const words = useTexts(teachingTexts)
  const { language } = useLanguage()
  return useMemo(() => {
    const times = { width: 140, quiet: false, now: readAt, language }
    const columns: readonly DataColumn<Application>[] = [
      {
        id: 'realname',
        importance: 'name',
        header: texts.realname,
        cell: ({ realname }) => (
          <Box component="span" display="inline-block" miw={110} fw={600} className="breakable">
            {realname}
          </Box>
        ),
        sortBy: ({ realname }) => realname,
      },
      { id: 'mobile', header: texts.mobile, cell: ({ mobile }) => mobile, width: 140, nowrap: true },
      {
        id: 'teaches',
        header: texts.teaches,
        cell: ({ stageId, subjectId }) =>
          texts.stageSubject(words[stageNameOf(stageId)], words[subjectNameOf(subjectId)]),
        sortBy: ({ subjectId }) => subjectId,
        nowrap: true,
      },
      dateColumn({
        ...times,
        id: 'appliedAt',
        importance: 'detail',
        header: texts.appliedAt,
        at: ({ appliedAt }) => appliedAt,
      }),
    ]
    if (isOpen) return columns
    return [
      ...columns,
      dateColumn({ ...times, id: 'decidedAt', header: texts.decidedAt, at: ({ decidedAt }) => decidedAt }),
      {
        id: 'result',
        header: texts.result,
        cell: ({ isApproved }) => <DecisionMark isApproved={isApproved === true} />,
        sortBy: ({ isApproved }) => (isApproved === true ? 0 : 1),
        width: 100,
      },
      {
        id: 'reason',
        header: texts.reason,
        cell: ({ reason }) => (
          <Box component="span" display="inline-block" miw={160} className="breakable">
            {reason === '' ? '–' : reason}
          </Box>
        ),
        width: 240,
      },
    ]
  }, [texts, words, language, isOpen, readAt])
}

import { Box } from '@mantine/core'
import { useMemo } from 'react'
import type { ScoreChange } from '#api/contract/groups/paper.ts'
import { pointsText } from '#domain/values/score.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { scoreChangesTexts } from './score-changes.texts.ts'

/** Students with their totals before and after a change of keys. */
export function ScoreChanges({ changes }: { readonly changes: readonly ScoreChange[] }) {
  const texts = useTexts(scoreChangesTexts)
  const columns = useMemo(() => changeColumns(texts), [texts])
  return (
    <Box mah={360} mx={-20} style={{ overflowY: 'auto' }}>
      <DataTable
        label={texts.changes}
        columns={columns}
        rows={changes}
        rowKey={({ assignmentId, uid }) => `${assignmentId}-${uid}`}
        density="report"
      />
    </Box>
  )
}

const changeColumns = (texts: Wording<Texts>): readonly DataColumn<ScoreChange>[] => [
  { id: 'student', header: texts.student, cell: ({ realname }) => realname, width: 120 },
  { id: 'class', header: texts.course, cell: ({ courseName }) => courseName, width: 140 },
  { id: 'assignment', importance: 'name', header: texts.assignment, cell: ({ assignmentName }) => assignmentName },
  { id: 'before', header: texts.before, cell: ({ before }) => totalText(before), align: 'end', width: 80 },
  {
    id: 'after',
    header: texts.after,
    cell: ({ after, doubt }) => (
      <>
        <b>{totalText(after)}</b>
        {doubt !== undefined && <Hint>{texts[doubt]}</Hint>}
      </>
    ),
    align: 'end',
    width: 130,
  },
]

/** While marking is blind nobody may see the totals. */
const totalText = (total: number | null): string => (total === null ? '–' : pointsText(total))

type Texts = (typeof scoreChangesTexts)['zh-CN']

import { useMemo } from 'react'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { paths } from '#domain/paths/paths.ts'
import { endText } from '#domain/assignments/end-text.ts'
import { ProgressBar } from '#parts/progress-bar/progress-bar.tsx'
import { StateMark } from '#parts/state-mark/state-mark.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { homeTexts } from '../home.texts.ts'
import { markedStates } from '../today.ts'
import { stepColumn } from './step-column.tsx'
import { AssignmentName, UnmarkedCount } from './assignment-cells.tsx'

export interface WeekTableProps {
  readonly courseId: number
  readonly rows: readonly AssignmentRow[]
  /** When the rows were read, in milliseconds since 1970. */
  readonly now: number
}

/** 本周任务: what is running, or ended within the last seven days. */
export function WeekTable({ courseId, rows, now }: WeekTableProps) {
  const texts = useTexts(homeTexts)
  const columns = useWeekColumns(now)
  return (
    <Surface
      title={texts.week}
      note={texts.assignments(rows.length)}
      more={<a href={hrefOf(paths.assignments(courseId))}>{texts.allAssignments}</a>}
    >
      <DataTable
        label={texts.week}
        columns={columns}
        rows={rows}
        rowKey={({ assignmentInfo }) => String(assignmentInfo.assignmentId)}
        density="home"
      />
    </Surface>
  )
}

function useWeekColumns(now: number): readonly DataColumn<AssignmentRow>[] {
  const texts = useTexts(homeTexts)
  const { language } = useLanguage()
  return useMemo<readonly DataColumn<AssignmentRow>[]>(
    () => [
      { id: 'assignment', importance: 'name', header: texts.assignment, cell: (row) => <AssignmentName row={row} /> },
      {
        id: 'end',
        header: texts.end,
        width: 160,
        nowrap: true,
        quiet: true,
        cell: ({ assignmentInfo }) => endText(assignmentInfo, { now, language }),
      },
      {
        id: 'submitted',
        importance: 'detail',
        header: texts.submitted,
        width: 160,
        cell: ({ assignmentInfo, reportData: { markedCount, unmarkedCount } }) => (
          <ProgressBar marked={markedCount} unmarked={unmarkedCount} due={assignmentInfo.assignedCount} withCount />
        ),
      },
      {
        id: 'unmarked',
        header: texts.unmarked,
        width: 76,
        align: 'end',
        cell: ({ reportData }) => <UnmarkedCount count={reportData.unmarkedCount} />,
      },
      {
        id: 'state',
        header: texts.state,
        width: 108,
        cell: ({ assignmentInfo }) => <StateMark state={markedStates[assignmentInfo.status] ?? 'end'} />,
      },
      stepColumn(texts.action),
    ],
    [texts, language, now],
  )
}

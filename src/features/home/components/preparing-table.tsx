import { useMemo } from 'react'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { StateMark } from '#parts/state-mark/state-mark.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { homeTexts } from '../home.texts.ts'
import { markedStates } from '../today.ts'
import { stepColumn } from './step-column.tsx'
import { AssignmentName } from './assignment-cells.tsx'
import type { WeekTableProps } from './week-table.tsx'

interface PreparingTableProps extends Omit<WeekTableProps, 'courseId'> {
  readonly dateOf: (instant: number) => string
}

/** 准备中: what has not begun or is unpublished. */
export function PreparingTable({ rows, dateOf, now }: PreparingTableProps) {
  const texts = useTexts(homeTexts)
  const columns = usePreparingColumns({ dateOf, now })
  return (
    <Surface title={texts.preparing} note={texts.assignments(rows.length)} lined>
      <DataTable
        label={texts.preparing}
        columns={columns}
        rows={rows}
        rowKey={({ assignmentInfo }) => String(assignmentInfo.assignmentId)}
        density="home"
        hideHeadings
      />
    </Surface>
  )
}

function usePreparingColumns({
  dateOf,
  now,
}: Pick<PreparingTableProps, 'dateOf' | 'now'>): readonly DataColumn<AssignmentRow>[] {
  const texts = useTexts(homeTexts)
  return useMemo<readonly DataColumn<AssignmentRow>[]>(() => {
    const planOf = (status: number, begin: number): string => {
      if (status === assignmentStatuses.notStarted) return texts.startsAt(dateOf(begin))
      return begin <= now ? texts.plannedNow : texts.plannedAt(dateOf(begin))
    }
    return [
      { id: 'assignment', importance: 'name', header: texts.assignment, cell: (row) => <AssignmentName row={row} /> },
      {
        id: 'when',
        header: texts.when,
        // As wide as the three columns of the table above that have no numbers here.
        width: 146 + 160 + 76,
        quiet: true,
        cell: ({ assignmentInfo }) => planOf(assignmentInfo.status, Date.parse(assignmentInfo.beginTime)),
      },
      {
        id: 'state',
        header: texts.state,
        width: 108,
        cell: ({ assignmentInfo }) => <StateMark state={markedStates[assignmentInfo.status] ?? 'draft'} />,
      },
      stepColumn(texts.action),
    ]
  }, [texts, dateOf, now])
}

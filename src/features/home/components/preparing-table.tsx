import { useMemo } from 'react'
import type { TestRow } from '#api/contract/schemas/tests.ts'
import { taskStatuses } from '#domain/tasks/status.ts'
import { StateMark } from '#parts/state-mark/state-mark.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { homeTexts } from '../home.texts.ts'
import { markedStates } from '../today.ts'
import { stepColumn } from './step-column.tsx'
import { TaskName } from './task-cells.tsx'
import css from '../home.module.css'
import type { WeekTableProps } from './week-table.tsx'

interface PreparingTableProps extends Omit<WeekTableProps, 'courseId'> {
  readonly dateOf: (instant: number) => string
}

/** 准备中: what has not begun or is not published. */
export function PreparingTable({ rows, dateOf, now }: PreparingTableProps) {
  const texts = useTexts(homeTexts)
  const columns = usePreparingColumns({ dateOf, now })
  return (
    <Surface title={texts.preparing} note={texts.tasks(rows.length)} lined>
      <DataTable
        label={texts.preparing}
        columns={columns}
        rows={rows}
        rowKey={({ testInfo }) => String(testInfo.testId)}
        density="home"
        hideHeadings
      />
    </Surface>
  )
}

function usePreparingColumns({
  dateOf,
  now,
}: Pick<PreparingTableProps, 'dateOf' | 'now'>): readonly DataColumn<TestRow>[] {
  const texts = useTexts(homeTexts)
  return useMemo<readonly DataColumn<TestRow>[]>(() => {
    const planOf = (status: number, begin: number): string => {
      if (status === taskStatuses.notStarted) return texts.startsAt(dateOf(begin))
      return begin <= now ? texts.plannedNow : texts.plannedAt(dateOf(begin))
    }
    return [
      { id: 'task', importance: 'name', header: texts.task, cell: (row) => <TaskName row={row} /> },
      {
        id: 'when',
        header: texts.when,
        // The three columns of the table above that have no number here yet.
        width: 146 + 160 + 76,
        cell: ({ testInfo }) => {
          const begin = Date.parse(testInfo.beginTime)
          return <span className={css['quiet']}>{planOf(testInfo.status, begin)}</span>
        },
      },
      {
        id: 'state',
        header: texts.state,
        width: 108,
        cell: ({ testInfo }) => <StateMark state={markedStates[testInfo.status] ?? 'draft'} />,
      },
      stepColumn(texts.action),
    ]
  }, [texts, dateOf, now])
}

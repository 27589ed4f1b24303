import { useMemo } from 'react'
import type { TestRow } from '#api/contract/schemas/tests.ts'
import { paths } from '#domain/paths.ts'
import { endText } from '#domain/tasks/end-text.ts'
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
import { TaskName, UnmarkedCount } from './task-cells.tsx'
import css from '../home.module.css'

export interface WeekTableProps {
  readonly courseId: number
  readonly rows: readonly TestRow[]
  /** When the rows were read, in milliseconds since 1970. */
  readonly now: number
}

/** 本周任务: what runs, or ended within the last seven days. */
export function WeekTable({ courseId, rows, now }: WeekTableProps) {
  const texts = useTexts(homeTexts)
  const columns = useWeekColumns(now)
  return (
    <Surface
      title={texts.week}
      note={texts.tasks(rows.length)}
      more={<a href={hrefOf(paths.tasks(courseId))}>{texts.allTasks}</a>}
    >
      <DataTable
        label={texts.week}
        columns={columns}
        rows={rows}
        rowKey={({ testInfo }) => String(testInfo.testId)}
        density="home"
      />
    </Surface>
  )
}

function useWeekColumns(now: number): readonly DataColumn<TestRow>[] {
  const texts = useTexts(homeTexts)
  const { language } = useLanguage()
  return useMemo<readonly DataColumn<TestRow>[]>(
    () => [
      { id: 'task', importance: 'name', header: texts.task, cell: (row) => <TaskName row={row} /> },
      {
        id: 'end',
        header: texts.end,
        width: 146,
        nowrap: true,
        cell: ({ testInfo }) => <span className={css['quiet']}>{endText(testInfo, { now, language })}</span>,
      },
      {
        id: 'submitted',
        importance: 'detail',
        header: texts.submitted,
        width: 160,
        cell: ({ testInfo, reportData: { markedCount, unmarkedCount } }) => (
          <ProgressBar marked={markedCount} unmarked={unmarkedCount} due={testInfo.assignedCount} withCount />
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
        cell: ({ testInfo }) => <StateMark state={markedStates[testInfo.status] ?? 'end'} />,
      },
      stepColumn(texts.action),
    ],
    [texts, language, now],
  )
}

import { Button } from '@mantine/core'
import { useCallback } from 'react'
import type { TestRow } from '#api/contract/schemas/tests.ts'
import { pageSizes } from '#domain/constants.ts'
import { paths, withQuery } from '#domain/paths.ts'
import { taskStatuses } from '#domain/tasks/status.ts'
import { ProgressLegend } from '#parts/progress-bar/progress-bar.tsx'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { isFiltered, noFilters } from '../task-query.ts'
import { tasksTexts } from '../tasks.texts.ts'
import type { TaskActs } from '../use-task-acts.ts'
import type { TaskList } from '../use-task-list.ts'
import { useTaskColumns } from './task-columns.tsx'
import { TaskRowActs } from './task-row-acts.tsx'

interface TaskTableProps {
  readonly list: TaskList
  readonly acts: TaskActs
}

export function TaskTable({ list, acts }: TaskTableProps) {
  const { query, rows, problem, change } = list
  const texts = useTexts(tasksTexts)
  const { path, query: fields } = useNavigation()
  const hrefOfTask = useCallback((testId: number) => hrefOf(withQuery(path, { ...fields, testId })), [path, fields])
  const actsOfRow = (row: TestRow) => <TaskRowActs row={row} acts={acts} />
  const columns = useTaskColumns(list.asOf, hrefOfTask)
  return (
    <DataTable
      label={texts.title}
      columns={columns}
      rows={rows ?? []}
      rowKey={({ testInfo }) => String(testInfo.testId)}
      sortedByService
      sorting={{ column: query.sortBy, descending: query.sort === 'DESC' }}
      onSortingChange={({ column, descending }) => change({ sortBy: column, sort: descending ? 'DESC' : 'ASC' })}
      actions={actsOfRow}
      actionsWidth={164}
      loadingRows={rows === null && problem === null ? pageSizes.homework : undefined}
      {...(problem !== null && { failed: <FailedState why={problem} onRetry={list.refetch} /> })}
      empty={<NoTasks list={list} />}
      total={<Total list={list} />}
      legend={<ProgressLegend />}
    />
  )
}

/** Why there is no row, and what to do now. */
function NoTasks({ list: { query, change } }: { readonly list: TaskList }) {
  const texts = useTexts(tasksTexts)
  if (isFiltered(query))
    return (
      <EmptyState
        why={texts.noMatch}
        action={
          <Button size="xs" onClick={() => change(noFilters)}>
            {texts.clearFilters}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      why={texts.emptyWhy}
      action={
        <Button component="a" href={hrefOf(paths.assign)} size="xs">
          {texts.emptyAction}
        </Button>
      }
    />
  )
}

function Total({ list: { rows, total } }: { readonly list: TaskList }) {
  const texts = useTexts(tasksTexts)
  if (rows === null || total === null) return null
  const due = sameDueOf(rows)
  return due === null || rows.length < total ? texts.total(total) : texts.totalEach(total, due)
}

/** How many have to hand in where that is the same for every published task; null where it is not. */
function sameDueOf(rows: readonly TestRow[]): number | null {
  const published = rows.filter(({ testInfo }) => testInfo.status !== taskStatuses.unpublished)
  const numbers = new Set(published.map(({ testInfo }) => testInfo.assignedCount))
  const [due] = numbers
  return numbers.size === 1 ? (due ?? null) : null
}

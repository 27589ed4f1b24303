import { Button } from '@mantine/core'
import { useCallback } from 'react'
import type { TestRow } from '#api/contract/schemas/tests.ts'
import { pageSizes } from '#domain/constants.ts'
import { paths, withQuery } from '#domain/paths.ts'
import { taskStatuses } from '#domain/tasks/status.ts'
import { ProgressLegend } from '#parts/progress-bar/progress-bar.tsx'
import type { EmptyStateProps } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { ListProps } from '#ui/list-page/list.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { isFiltered, noFilters } from '../task-query.ts'
import { tasksTexts } from '../tasks.texts.ts'
import type { TaskActs } from '../use-task-acts.ts'
import type { TaskList } from '../use-task-list.ts'
import { useTaskFilters } from './use-task-filters.tsx'
import { useTaskColumns } from './task-columns.tsx'
import { TaskPages } from './task-pages.tsx'
import { TaskRowActs } from './task-row-acts.tsx'

/** The tasks of a class, a page of them, in the order and under the filters of the address. */
export function useTaskRows(list: TaskList, acts: TaskActs): ListProps<TestRow> {
  const { query, change } = list
  const texts = useTexts(tasksTexts)
  const { path, query: fields } = useNavigation()
  const hrefOfTask = useCallback((testId: number) => hrefOf(withQuery(path, { ...fields, testId })), [path, fields])
  return {
    label: texts.title,
    rows: list.fetched,
    rowKey: ({ testInfo }) => String(testInfo.testId),
    columns: useTaskColumns(list.asOf, hrefOfTask),
    sortedByService: true,
    sorting: { column: query.sortBy, descending: query.sort === 'DESC' },
    onSortingChange: ({ column, descending }) => change({ sortBy: column, sort: descending ? 'DESC' : 'ASC' }),
    skeletonRows: pageSizes.homework,
    filters: useTaskFilters(list),
    actions: (row) => <TaskRowActs row={row} acts={acts} />,
    actionsWidth: 164,
    empty: useEmptyState(list),
    total: () => <Total list={list} />,
    legend: <ProgressLegend />,
    foot: <TaskPages list={list} />,
  }
}

/** Why there is no row, and what to do now. */
function useEmptyState({ query, change }: TaskList): EmptyStateProps {
  const texts = useTexts(tasksTexts)
  if (isFiltered(query)) {
    const clear = (
      <Button size="xs" onClick={() => change(noFilters)}>
        {texts.clearFilters}
      </Button>
    )
    return { why: texts.noMatch, action: clear }
  }
  const assign = (
    <Button component="a" href={hrefOf(paths.assign)} size="xs">
      {texts.emptyAction}
    </Button>
  )
  return { why: texts.emptyWhy, action: assign }
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

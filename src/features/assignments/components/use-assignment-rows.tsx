import { Button } from '@mantine/core'
import { useCallback } from 'react'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { withQuery } from '#domain/paths/address.ts'
import { paths } from '#domain/paths/paths.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { ProgressLegend } from '#parts/progress-bar/progress-bar.tsx'
import type { EmptyStateProps } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import type { ListProps } from '#ui/list-page/list.tsx'
import { ListPages } from '#ui/list-page/list-pages.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { isFiltered, noFilters } from '../assignment-query.ts'
import { assignmentsTexts } from '../assignments.texts.ts'
import type { AssignmentActs } from '../use-assignment-acts.ts'
import type { AssignmentList } from '../use-assignment-list.ts'
import { useAssignmentFilters } from './use-assignment-filters.tsx'
import { useAssignmentColumns } from './assignment-columns.tsx'
import { AssignmentRowActs } from './assignment-row-acts.tsx'

/** One page of a class's assignments, in the order and under the filters of the address. */
export function useAssignmentRows(list: AssignmentList, acts: AssignmentActs): ListProps<AssignmentRow> {
  const { query, change } = list
  const texts = useTexts(assignmentsTexts)
  const { path, query: fields } = useNavigation()
  const hrefOfAssignment = useCallback(
    (assignmentId: number) => hrefOf(withQuery(path, { ...fields, assignmentId })),
    [path, fields],
  )
  return {
    label: texts.title,
    rows: list.fetched,
    rowKey: ({ assignmentInfo }) => String(assignmentInfo.assignmentId),
    columns: useAssignmentColumns(list.asOf, hrefOfAssignment),
    sortedByService: true,
    sorting: { column: query.sortBy, descending: query.sort === 'DESC' },
    onSortingChange: ({ column, descending }) => change({ sortBy: column, sort: descending ? 'DESC' : 'ASC' }),
    skeletonRows: pageSizes.assigning,
    filters: useAssignmentFilters(list),
    actions: (row) => <AssignmentRowActs row={row} acts={acts} />,
    actionsWidth: 164,
    empty: useEmptyState(list),
    total: () => <Total list={list} />,
    legend: <ProgressLegend />,
    foot: (
      <ListPages
        page={list.query.page}
        pageCount={list.pageCount}
        onPage={(page) => list.change({ page: page === 1 ? null : String(page) })}
      />
    ),
  }
}

/** Why the list is empty, and what to do next. */
function useEmptyState({ query, change }: AssignmentList): EmptyStateProps {
  const texts = useTexts(assignmentsTexts)
  if (isFiltered(query)) {
    const clear = (
      <Button size="xs" onClick={() => change(noFilters)}>
        {texts.clearFilters}
      </Button>
    )
    return { why: texts.noMatch, action: clear }
  }
  const assign = (
    <LinkButton to={paths.assign} size="xs">
      {texts.emptyAction}
    </LinkButton>
  )
  return { why: texts.emptyWhy, action: assign }
}

function Total({ list: { rows, total } }: { readonly list: AssignmentList }) {
  const texts = useTexts(assignmentsTexts)
  if (rows === null || total === null) return null
  const due = sameDueOf(rows)
  return due === null || rows.length < total ? texts.total(total) : texts.totalEach(total, due)
}

/** The number of students assigned, if it is the same for every published assignment; else null. */
function sameDueOf(rows: readonly AssignmentRow[]): number | null {
  const published = rows.filter(({ assignmentInfo }) => assignmentInfo.status !== assignmentStatuses.unpublished)
  const numbers = new Set(published.map(({ assignmentInfo }) => assignmentInfo.assignedCount))
  const [due] = numbers
  return numbers.size === 1 ? (due ?? null) : null
}

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { WireTable } from '#api/contract/schemas/report-tables.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import type { Behind, TableId } from '#domain/report/report-table.ts'
import { reportTableTexts } from '#domain/report/report-table.texts.ts'
import { WhenFetched } from '#ui/fetched/fetched.tsx'
import { useLanguage } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { TableSheet } from '../tables/table-sheet.tsx'

interface FetchedTableProps {
  readonly id: TableId
  readonly query: Pick<UseQueryResult<{ readonly table: WireTable }>, 'data' | 'error' | 'refetch' | 'dataUpdatedAt'>
  readonly onOpen: (behind: Behind) => void
  /** Shown instead of a table without rows; nothing by default. */
  readonly empty?: ReactNode
}

/** Rows of a skeleton: about as many as a class has assignments. */
const usualRows = 10

/** A table of a report that is loaded by a separate call. */
export function FetchedTable({ id, query, onOpen, empty = null }: FetchedTableProps) {
  const title = reportTableTexts[useLanguage().language].titles[id]
  const { data } = query
  if (data === undefined)
    return (
      <Surface title={title}>
        <WhenFetched of={fetchedOf(query)} skeletonRows={usualRows} rowHeight="var(--h-row-dense)">
          {() => null}
        </WhenFetched>
      </Surface>
    )
  if (data.table.rows.length === 0) return empty
  return <TableSheet table={data.table} readAt={query.dataUpdatedAt} onOpen={onOpen} />
}

import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { paperKeeping } from '#domain/bank/bank-limits.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { dateText } from '#domain/time/dates.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import type { ListProps } from '#ui/list-page/list.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { PaperShelves } from './components/paper-shelves.tsx'
import { paperActsTexts } from './paper-acts.texts.ts'
import { paperListTexts } from './paper-list.texts.ts'
import { type PaperActs, usePaperActs } from './use-paper-acts.ts'
import { usePaperCounts } from './use-paper-list.ts'

type RemovedPaper = OutputOf<(typeof paperEditing)['removed']>['list'][number]

const pager = { currentPage: 1, pageSize: pageSizes.lists }

/** 最近删除: the teacher's removed papers, of any subject, and restoring them. */
export function RemovedPapersScreen({ subjectId }: { readonly subjectId: number }) {
  const texts = useTexts(paperListTexts)
  return (
    <ListPage<RemovedPaper>
      title={texts.removed}
      state={texts.removedState(paperKeeping.removedDays)}
      list={useRemovedRows(subjectId)}
    />
  )
}

function useRemovedRows(subjectId: number): ListProps<RemovedPaper> {
  const texts = useTexts(paperListTexts)
  const removed = useEndpoint(paperEditing.removed, { pager })
  const counts = usePaperCounts(subjectId)
  const acts = usePaperActs()
  return {
    label: texts.removed,
    rows: fetchedPart(removed, ({ list }) => list),
    rowKey: ({ paperId }) => String(paperId),
    columns: useRemovedColumns(removed.dataUpdatedAt),
    initialSorting: { column: 'removed', descending: true },
    filters: { label: texts.filters, start: <PaperShelves shelf="removed" counts={counts} /> },
    actions: (row) => <RestoreAct row={row} acts={acts} />,
    actionsWidth: 116,
    empty: { why: texts.noneRemoved },
    total: ({ length }) => texts.total(length),
  }
}

function useRemovedColumns(readAt: number): readonly DataColumn<RemovedPaper>[] {
  const texts = useTexts(paperListTexts)
  const { language } = useLanguage()
  return useMemo(() => {
    const dateOf = (instant: string) => dateText(Date.parse(instant), { now: readAt, language })
    return [
      {
        id: 'title',
        importance: 'name',
        header: texts.paper,
        cell: ({ paperTitle }) => paperTitle,
        sortBy: ({ paperTitle }) => paperTitle,
      },
      { id: 'items', header: texts.items, cell: ({ itemCount }) => itemCount, align: 'end', width: 72 },
      dateColumn('removed', texts.removedAt, ({ removedAt }) => removedAt, dateOf),
      dateColumn('gone', texts.goneAt, ({ goneAt }) => goneAt, dateOf),
    ]
  }, [texts, language, readAt])
}

const dateColumn = (
  id: string,
  header: string,
  instantOf: (row: RemovedPaper) => string,
  dateOf: (instant: string) => string,
): DataColumn<RemovedPaper> => ({
  id,
  header,
  cell: (row) => dateOf(instantOf(row)),
  sortBy: (row) => Date.parse(instantOf(row)),
  descendingFirst: true,
  apart: true,
  nowrap: true,
  width: 160,
})

function RestoreAct({ row, acts }: { readonly row: RemovedPaper; readonly acts: PaperActs }) {
  const texts = useTexts(paperActsTexts)
  return (
    <RowActions
      name={row.paperTitle}
      primary={
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={texts.restoreNamed(row.paperTitle)}
          disabled={acts.isBusy}
          onClick={() => acts.restore(row)}
        >
          {texts.restore}
        </Button>
      }
    />
  )
}

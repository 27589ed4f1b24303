import { Button } from '@mantine/core'
import type { PaperRow } from '#api/contract/schemas/papers.ts'
import type { EmptyStateProps } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import type { ListProps } from '#ui/list-page/list.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { paperListTexts } from '../paper-list.texts.ts'
import { shelfPath } from '../paper-paths.ts'
import type { ListedShelf } from '../papers.types.ts'
import type { usePaperList } from '../use-paper-list.ts'
import { usePaperColumns } from './paper-columns.tsx'
import { PaperRowActs, type PaperRowOpens } from './paper-row-acts.tsx'
import { usePaperFilters } from './use-paper-filters.tsx'

type PaperList = ReturnType<typeof usePaperList>

/** The rows of a paper list; clicking a title opens the preview, 布置 assigns. */
export function usePaperRows(list: PaperList, opens: PaperRowOpens): ListProps<PaperRow> {
  const texts = useTexts(paperListTexts)
  const { shelf } = opens
  const { rows, total } = list
  return {
    label: texts[shelf],
    rows,
    rowKey: ({ paperId }) => String(paperId),
    columns: usePaperColumns(shelf, list.subjectId),
    density: 'roomy',
    initialSorting: { column: 'updated', descending: true },
    skeletonRows: 8,
    filters: usePaperFilters(shelf, list),
    actions: (row) => <PaperRowActs row={row} opens={opens} />,
    actionsWidth: 116,
    empty: useEmptyState(shelf, list.isFiltered),
    total: ({ length }) => (length < total ? texts.totalShown(total, length) : texts.total(total)),
  }
}

function useEmptyState(shelf: ListedShelf, isFiltered: boolean): EmptyStateProps {
  const texts = useTexts(paperListTexts)
  const { setQuery } = useNavigation()
  if (isFiltered) {
    const clear = (
      <Button size="xs" onClick={() => setQuery({ bookId: null, keyword: null, unassigned: null })}>
        {texts.clearFilters}
      </Button>
    )
    return { why: texts.noneFiltered, action: clear }
  }
  if (shelf === 'all' || shelf === 'resources') return { why: texts.noneAll }
  const other = shelf === 'school' ? 'mine' : 'school'
  const go = (
    <LinkButton size="xs" to={shelfPath(other)}>
      {other === 'school' ? texts.goSchool : texts.goMine}
    </LinkButton>
  )
  return { why: { mine: texts.noneMine, given: texts.noneGiven, school: texts.noneSchool }[shelf], action: go }
}

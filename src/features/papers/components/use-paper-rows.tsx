import { Button } from '@mantine/core'
import type { PaperRow } from '#api/contract/schemas/papers.ts'
import type { EmptyStateProps } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { ListProps } from '#ui/list-page/list.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { paperListTexts } from '../paper-list.texts.ts'
import { listPathOf, previewPlace } from '../paper-places.ts'
import type { AssignablePaper, PaperScope } from '../papers.types.ts'
import type { usePaperList } from '../use-paper-list.ts'
import { usePaperColumns } from './paper-columns.tsx'
import { usePaperFilters } from './use-paper-filters.tsx'

type PaperList = ReturnType<typeof usePaperList>

/** The papers; a click on a title previews, 布置 assigns. */
export function usePaperRows(
  scope: PaperScope,
  list: PaperList,
  onAssign: (paper: AssignablePaper) => void,
): ListProps<PaperRow> {
  const texts = useTexts(paperListTexts)
  const { rows, total } = list
  return {
    label: texts[scope],
    rows,
    rowKey: ({ paperId }) => String(paperId),
    columns: usePaperColumns(scope),
    density: 'roomy',
    initialSorting: { column: 'updated', descending: true },
    skeletonRows: 8,
    filters: usePaperFilters(scope, list),
    actions: (row) => <PaperActions scope={scope} row={row} onAssign={onAssign} />,
    actionsWidth: 116,
    empty: useEmptyState(scope, list.isFiltered),
    total: ({ length }) => (length < total ? texts.totalShown(total, length) : texts.total(total)),
  }
}

interface PaperActionsProps {
  readonly scope: PaperScope
  readonly row: PaperRow
  readonly onAssign: (paper: AssignablePaper) => void
}

function PaperActions({ scope, row, onAssign }: PaperActionsProps) {
  const texts = useTexts(paperListTexts)
  const { query, push } = useNavigation()
  const assign = (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={texts.assignNamed(row.paperTitle)}
      onClick={() => onAssign(row)}
    >
      {texts.assign}
    </Button>
  )
  const preview = () => push(previewPlace(scope, row.paperId, query))
  return (
    <RowActions
      name={row.paperTitle}
      primary={assign}
      more={[{ label: texts.preview, icon: 'document', onSelect: preview }]}
    />
  )
}

function useEmptyState(scope: PaperScope, isFiltered: boolean): EmptyStateProps {
  const texts = useTexts(paperListTexts)
  const { setQuery } = useNavigation()
  if (isFiltered) {
    const clear = (
      <Button size="xs" onClick={() => setQuery({ bookId: null, keyword: null })}>
        {texts.clearFilters}
      </Button>
    )
    return { why: texts.noneFiltered, action: clear }
  }
  if (scope === 'all') return { why: texts.noneAll }
  const other = scope === 'mine' ? 'school' : 'mine'
  const go = (
    <Button size="xs" component="a" href={hrefOf(listPathOf[other])}>
      {other === 'school' ? texts.goSchool : texts.goMine}
    </Button>
  )
  return { why: scope === 'mine' ? texts.noneMine : texts.noneSchool, action: go }
}

import { Button } from '@mantine/core'
import type { PaperRow } from '#api/contract/schemas/papers.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { paperListTexts } from '../paper-list.texts.ts'
import { listPathOf, previewPlace } from '../paper-places.ts'
import type { AssignablePaper, PaperScope } from '../papers.types.ts'
import type { usePaperList } from '../use-paper-list.ts'
import { usePaperColumns } from './paper-columns.tsx'

export interface PaperTableProps {
  readonly scope: PaperScope
  readonly list: ReturnType<typeof usePaperList>
  readonly onAssign: (paper: AssignablePaper) => void
}

const newestFirst = { column: 'updated', descending: true }

/** Skeleton rows while the papers are being fetched. */
const loadingRows = 8

/** The papers; a click on a title previews, 布置 assigns. */
export function PaperTable({ scope, list, onAssign }: PaperTableProps) {
  const texts = useTexts(paperListTexts)
  const columns = usePaperColumns(scope)
  const { rows, total } = list
  const totalText = rows.length < total ? texts.totalShown(total, rows.length) : texts.total(total)
  const actionsOf = (row: PaperRow) => <PaperActions scope={scope} row={row} onAssign={onAssign} />
  return (
    <DataTable
      label={texts[scope]}
      columns={columns}
      rows={rows}
      rowKey={({ paperId }) => String(paperId)}
      density="roomy"
      initialSorting={newestFirst}
      actions={actionsOf}
      actionsWidth={116}
      loadingRows={list.isLoading ? loadingRows : undefined}
      failed={list.failure === null ? undefined : <FailedState why={list.failure} onRetry={list.retry} />}
      empty={<NoPapers scope={scope} isFiltered={list.isFiltered} />}
      total={rows.length === 0 ? undefined : totalText}
    />
  )
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

function NoPapers({ scope, isFiltered }: { readonly scope: PaperScope; readonly isFiltered: boolean }) {
  const texts = useTexts(paperListTexts)
  const { setQuery } = useNavigation()
  if (isFiltered) {
    const clear = (
      <Button size="xs" onClick={() => setQuery({ bookId: null, keyword: null })}>
        {texts.clearFilters}
      </Button>
    )
    return <EmptyState why={texts.noneFiltered} action={clear} />
  }
  if (scope === 'all') return <EmptyState why={texts.noneAll} />
  const other = scope === 'mine' ? 'school' : 'mine'
  const go = (
    <Button size="xs" component="a" href={hrefOf(listPathOf[other])}>
      {other === 'school' ? texts.goSchool : texts.goMine}
    </Button>
  )
  return <EmptyState why={scope === 'mine' ? texts.noneMine : texts.noneSchool} action={go} />
}

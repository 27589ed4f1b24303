import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { DecidedKind } from '#domain/roster/decisions.ts'
import type { DecidedRow } from '#machines/roster-import/roster-import.types.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { dryRunTexts } from './dry-run.texts.ts'
import { MendRowDialog } from './mend-row.dialog.tsx'
import { kindsOf, rowKinds } from './row-kinds.ts'
import { useDryRunColumns } from './use-dry-run-columns.tsx'
import type { RosterImport } from './use-roster-import.ts'
import { useRowPositions } from './use-row-positions.ts'

/** Every row with its expected outcome; the count buttons filter. */
export function DryRunTable({ list }: { readonly list: RosterImport }) {
  const { rows } = list
  const texts = useTexts(dryRunTexts)
  const [kind, setKind] = useState<DecidedKind | 'all'>('all')
  const counts = useMemo(() => kindsOf(rows), [rows])
  const shown = useMemo(() => (kind === 'all' ? rows : rows.filter((row) => row.kind === kind)), [rows, kind])
  const columns = useDryRunColumns(list.context.view)
  const positionOf = useRowPositions(list.context.view)
  const [mended, setMended] = useState<Mended | null>(null)
  const { view } = list.context
  const present = rowKinds.filter((one) => counts[one] > 0 || one === kind)
  return (
    <>
      <FilterBar
        label={texts.filter}
        start={
          <Segments
            label={texts.filter}
            value={kind}
            segments={[
              { value: 'all', label: texts.all, count: rows.length },
              ...present.map((value) => ({ value, label: texts[value], count: counts[value] })),
            ]}
            onChange={setKind}
          />
        }
      />
      <DataTable
        label={texts.title}
        columns={columns}
        rows={shown}
        rowKey={({ file = '', row }) => `${file} ${row}`}
        density="report"
        empty={<EmptyState title={texts.noneOfKind} />}
        total={texts.total(shown.length)}
        actionsWidth={80}
        actions={actionsWith(list.isBusy, positionOf, (row) => setMended({ at: rows.indexOf(row), view }))}
      />
      {mended !== null && mended.view === view && (
        <MendRow list={list} at={mended.at} onClose={() => setMended(null)} />
      )}
    </>
  )
}

/** The act for correcting a row; skipped rows have none. */
const actionsWith =
  (isBusy: boolean, positionOf: (row: number) => string, mend: (row: DecidedRow) => void) => (row: DecidedRow) =>
    row.skipReason === undefined && <MendAct position={positionOf(row.row)} isBusy={isBusy} onMend={() => mend(row)} />

interface MendActProps {
  readonly position: string
  readonly isBusy: boolean
  readonly onMend: () => void
}

function MendAct({ position, isBusy, onMend }: MendActProps) {
  const texts = useTexts(dryRunTexts)
  return (
    <Button size="xs" variant="subtle" disabled={isBusy} aria-label={texts.mendRow(position)} onClick={onMend}>
      {texts.mend}
    </Button>
  )
}

/** The row being corrected, in the dry run currently shown: a new dry run ends the correction. */
interface Mended {
  readonly at: number
  readonly view: RosterImport['context']['view']
}

function MendRow({ list, at, onClose }: Omit<Parameters<typeof MendRowDialog>[0], 'row'>) {
  const row = list.context.view?.rows[at]
  return row === undefined ? null : <MendRowDialog list={list} row={row} at={at} onClose={onClose} />
}

import { useMemo, useState } from 'react'
import type { DecidedKind } from '#domain/roster/decisions.ts'
import type { DecidedRow } from '#machines/roster-import/roster-import.types.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { dryRunTexts } from './dry-run.texts.ts'
import { kindsOf, rowKinds } from './row-kinds.ts'
import { useDryRunColumns } from './use-dry-run-columns.tsx'

/** Every row with what would become of it; the counts filter. */
export function DryRunTable({ rows }: { readonly rows: readonly DecidedRow[] }) {
  const texts = useTexts(dryRunTexts)
  const [kind, setKind] = useState<DecidedKind | 'all'>('all')
  const counts = useMemo(() => kindsOf(rows), [rows])
  const shown = useMemo(() => (kind === 'all' ? rows : rows.filter((row) => row.kind === kind)), [rows, kind])
  const columns = useDryRunColumns()
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
      />
    </>
  )
}

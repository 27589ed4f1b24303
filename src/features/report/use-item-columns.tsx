import { Text } from '@mantine/core'
import { useMemo } from 'react'
import type { ItemReport } from '#api/contract/groups/report.ts'
import { type ItemColumn, itemColumns, itemRow } from '#domain/report/report-tables.ts'
import { Bar } from '#ui/bar/bar.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { Faint } from '#ui/data-table/faint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { CommonError } from './components/common-error.tsx'
import { ItemPoint } from './components/item-point.tsx'
import { cellText, sortValueOf } from './report-cells.ts'
import { reportTablesTexts } from './report-tables.texts.ts'

const cellOf = (item: ItemReport, column: ItemColumn) => itemRow(item)[itemColumns.indexOf(column)]

/**
 * The columns of the item analysis; `whole` is the facility of the whole paper, 0 to 1, or null while nothing is
 * marked.
 */
export function useItemColumns(
  whole: number | null,
  onOpen: (itemId: number, answer?: string) => void,
): readonly DataColumn<ItemReport>[] {
  const texts = useTexts(reportTablesTexts)
  return useMemo(() => {
    const text = (item: ItemReport, column: ItemColumn) => cellText(cellOf(item, column), texts)
    const sortBy = (column: ItemColumn) => (item: ItemReport) => sortValueOf(cellOf(item, column))
    return [
      { id: 'no', header: texts.no, width: 54, cell: (item) => <b>{text(item, 'no')}</b>, sortBy: sortBy('no') },
      {
        id: 'knowledge',
        importance: 'name',
        header: texts.knowledge,
        cell: (item) => <ItemPoint item={item} onOpen={onOpen} />,
      },
      {
        id: 'mean',
        importance: 'detail',
        header: texts.mean,
        width: 66,
        align: 'end',
        cell: (item) => <Mean item={item} />,
      },
      {
        id: 'facility',
        header: texts.facility,
        hint: texts.facilityHint,
        width: 136,
        cell: ({ facility }) => (
          <Bar label={texts.facility} share={facility === null ? null : facility / 100} tick={whole ?? undefined} />
        ),
        sortBy: sortBy('facility'),
      },
      {
        id: 'discrimination',
        header: texts.discrimination,
        hint: texts.discriminationHint,
        width: 70,
        align: 'end',
        cell: (item) => {
          const discrimination = text(item, 'discrimination')
          return item.discrimination === null ? <Faint>{discrimination}</Faint> : <span>{discrimination}</span>
        },
        sortBy: sortBy('discrimination'),
      },
      {
        id: 'commonError',
        header: texts.commonError,
        width: 136,
        cell: (item) => <CommonError item={item} onOpen={onOpen} />,
      },
    ]
  }, [texts, whole, onOpen])
}

/** The mean score, out of the full one. */
function Mean({ item }: { readonly item: ItemReport }) {
  const texts = useTexts(reportTablesTexts)
  return (
    <>
      {cellText(cellOf(item, 'mean'), texts)}
      <Text span c="var(--ink-3)">
        /{cellText(cellOf(item, 'fullScore'), texts)}
      </Text>
    </>
  )
}

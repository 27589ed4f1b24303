import { Checkbox } from '@mantine/core'
import { classNames } from '../class-names.ts'
import { useTexts } from '../language/language-context.tsx'
import css from './data-table.module.css'
import { dataTableTexts } from './data-table.texts.ts'

export interface TableSelection<Row> {
  /** Keys of the ticked rows. */
  readonly selected: ReadonlySet<string>
  readonly onChange: (selected: ReadonlySet<string>) => void
  /** Name of a row, for its check box. */
  readonly nameOf: (row: Row) => string
}

interface SelectAllHeadingProps<Row> {
  readonly selection: TableSelection<Row>
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
}

/** Ticks all rows or none; shows a line when some are ticked. */
export function SelectAllHeading<Row>({ selection, rows, rowKey }: SelectAllHeadingProps<Row>) {
  const texts = useTexts(dataTableTexts)
  const count = rows.filter((row) => selection.selected.has(rowKey(row))).length
  const all = rows.length > 0 && count === rows.length
  return (
    <th scope="col" className={classNames(css['heading'], css['check'])}>
      <Checkbox
        aria-label={texts.selectAll}
        checked={all}
        indeterminate={count > 0 && !all}
        onChange={() => selection.onChange(new Set(all ? [] : rows.map(rowKey)))}
      />
    </th>
  )
}

interface SelectRowCellProps<Row> {
  readonly selection: TableSelection<Row>
  readonly row: Row
  readonly id: string
}

export function SelectRowCell<Row>({ selection, row, id }: SelectRowCellProps<Row>) {
  const texts = useTexts(dataTableTexts)
  const toggle = () => {
    const selected = new Set(selection.selected)
    if (!selected.delete(id)) selected.add(id)
    selection.onChange(selected)
  }
  return (
    <td className={classNames(css['cell'], css['check'])}>
      <Checkbox
        aria-label={texts.select(selection.nameOf(row))}
        checked={selection.selected.has(id)}
        onChange={toggle}
      />
    </td>
  )
}

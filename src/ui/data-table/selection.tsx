import { createContext, use, useRef } from 'react'
import { CheckBox } from '../check-box/check-box.tsx'
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

/** Ticks a row or takes its tick away; `isRange` for all rows from the one before. */
type ToggleRow = (id: string, isRange: boolean) => void

const ToggleRowContext = createContext<ToggleRow | null>(null)

export const ToggleRowProvider = ToggleRowContext

/** What a check box does to the rows that are in this order: with Shift, all from the last one that was pressed become like it. */
export function useToggleRow<Row>(
  selection: TableSelection<Row> | undefined,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): ToggleRow {
  const pressed = useRef<string | null>(null)
  return (id, isRange) => {
    if (selection === undefined) return
    const selected = new Set(selection.selected)
    const isTicked = !selected.has(id)
    for (const key of isRange ? keysBetween(rows.map(rowKey), pressed.current, id) : [id])
      if (isTicked) selected.add(key)
      else selected.delete(key)
    pressed.current = id
    selection.onChange(selected)
  }
}

/** Both ends included; the second alone where the first is not among them. */
function keysBetween(keys: readonly string[], one: string | null, other: string): readonly string[] {
  const [start, end] = [one === null ? -1 : keys.indexOf(one), keys.indexOf(other)]
  return start === -1 ? [other] : keys.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** Ticks all rows that are shown, or takes their ticks away; shows a line when some are ticked. */
export function SelectAllHeading<Row>({ selection, rows, rowKey }: SelectAllHeadingProps<Row>) {
  const texts = useTexts(dataTableTexts)
  // Before anything is ticked nobody needs the keys of ten thousand rows.
  const count = selection.selected.size === 0 ? 0 : rows.filter((row) => selection.selected.has(rowKey(row))).length
  const all = rows.length > 0 && count === rows.length
  const toggle = () => {
    const keys = rows.map(rowKey)
    const selected = new Set([...keys, ...selection.selected])
    if (all) for (const key of keys) selected.delete(key)
    selection.onChange(selected)
  }
  return (
    <th scope="col" className={classNames(css['heading'], css['check'])}>
      <CheckBox
        ref={(input) => {
          if (input !== null) input.indeterminate = count > 0 && !all
        }}
        aria-label={texts.selectAll}
        checked={all}
        onChange={toggle}
      />
    </th>
  )
}

interface SelectRowCellProps<Row> {
  readonly selection: TableSelection<Row>
  readonly row: Row
  readonly id: string
}

/** A native check box: Mantine's renders itself again for an id of its own, with a layout between, which each row pays. */
export function SelectRowCell<Row>({ selection, row, id }: SelectRowCellProps<Row>) {
  const texts = useTexts(dataTableTexts)
  const toggle = use(ToggleRowContext)
  return (
    <td className={classNames(css['cell'], css['check'])}>
      <CheckBox
        aria-label={texts.select(selection.nameOf(row))}
        checked={selection.selected.has(id)}
        onChange={({ nativeEvent }) => toggle?.(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </td>
  )
}

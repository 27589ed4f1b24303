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
  /** The row's name, for its check box. */
  readonly nameOf: (row: Row) => string
}

interface SelectAllHeadingProps<Row> {
  readonly selection: TableSelection<Row>
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
}

/** Ticks or unticks a row; with `isRange` all rows since the previous one. */
type ToggleRow = (id: string, isRange: boolean) => void

const ToggleRowContext = createContext<ToggleRow | null>(null)

export const ToggleRowProvider = ToggleRowContext

/** The effect of a check box on rows in this order: with Shift, all since the last one pressed change to the same state. */
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

/** The rows between two, both included; only the second if the first is not among them. */
function keysBetween(keys: readonly string[], one: string | null, other: string): readonly string[] {
  const [start, end] = [one === null ? -1 : keys.indexOf(one), keys.indexOf(other)]
  return start === -1 ? [other] : keys.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** Ticks or unticks all displayed rows; indeterminate if only some are ticked. */
export function SelectAllHeading<Row>({ selection, rows, rowKey }: SelectAllHeadingProps<Row>) {
  const texts = useTexts(dataTableTexts)
  // Until something is ticked nobody needs the keys of ten thousand rows.
  const count = selection.selected.size === 0 ? 0 : rows.filter((row) => selection.selected.has(rowKey(row))).length
  const all = rows.length > 0 && count === rows.length
  const toggle = () => {
    const keys = rows.map(rowKey)
    const selected = new Set([...keys, ...selection.selected])
    if (all) for (const key of keys) selected.delete(key)
    selection.onChange(selected)
  }
  return (
    <th scope="col" className={classNames(css['heading'], css['check'], 'print-hidden')}>
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

/** A native check box: Mantine's renders twice to get an id, with a layout in between, a cost that each row pays. */
export function SelectRowCell<Row>({ selection, row, id }: SelectRowCellProps<Row>) {
  const texts = useTexts(dataTableTexts)
  const toggle = use(ToggleRowContext)
  return (
    <td className={classNames(css['cell'], css['check'], 'print-hidden')}>
      <CheckBox
        aria-label={texts.select(selection.nameOf(row))}
        checked={selection.selected.has(id)}
        onChange={({ nativeEvent }) => toggle?.(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </td>
  )
}

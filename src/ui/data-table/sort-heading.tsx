import { Flex, Tooltip } from '@mantine/core'
import type { Column, RowData } from '@tanstack/react-table'
import type { ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { DataColumn, features } from './data-column.ts'
import table from './data-table.module.css'
import css from './sort-heading.module.css'

export interface SortHeadingProps<Row extends RowData> {
  readonly column: DataColumn<Row>
  readonly model: Column<typeof features, Row> | undefined
  /** Text only, for print: browsers do not repeat buttons on the next sheet. */
  readonly isPlain: boolean
  /** Not visible if it does not sort. */
  readonly isStacked: boolean
}

/** Heading of a column; a button if the column is sortable, with `aria-sort` if it is sorted. */
export function SortHeading<Row extends RowData>({ column, model, isPlain, isStacked }: SortHeadingProps<Row>) {
  const sorted = model?.getIsSorted() ?? false
  const className = classNames(
    table['heading'],
    column.align === 'end' && table['end'],
    column.apart === true && table['apart'],
    sorted !== false && table['sorted'],
  )
  const heading =
    isPlain || model === undefined || column.sortBy === undefined ? (
      <span>{column.header}</span>
    ) : (
      <Flex
        component="button"
        type="button"
        className={css['sort'] ?? ''}
        display="inline-flex"
        align="center"
        gap={2}
        style={{ minHeight: 24 }}
        onClick={() => model.toggleSorting()}
      >
        {column.header}
        <Icon name={arrowOf(sorted)} style={arrowSize} />
      </Flex>
    )
  return (
    <th
      scope="col"
      className={isStacked && column.sortBy === undefined ? 'visually-hidden' : className}
      aria-sort={sorted === false ? undefined : ariaSort[sorted]}
    >
      {withHint(heading, column.hint)}
    </th>
  )
}

/** Smaller than regular icons. */
const arrowSize = { width: 'max(11px, calc(13 * var(--u)))', height: 'max(11px, calc(13 * var(--u)))' }

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

const arrowOf = (sorted: false | 'asc' | 'desc') =>
  sorted === false ? 'chevrons-vertical' : sorted === 'asc' ? 'chevron-up' : 'chevron-down'

const withHint = (heading: ReactElement, hint: string | undefined): ReactElement =>
  hint === undefined ? heading : <Tooltip label={hint}>{heading}</Tooltip>

import type { ReactNode } from 'react'
import { dateText } from '#domain/time/dates.ts'
import type { Language } from '#domain/portal/language.ts'
import type { DataColumn } from './data-column.ts'

export interface DateColumnOptions<Row> extends Pick<
  DataColumn<Row>,
  'id' | 'header' | 'importance' | 'width' | 'quiet'
> {
  /** ISO 8601; null if it has not happened. */
  readonly at: (row: Row) => string | null
  /** The text shown for null. */
  readonly none?: ReactNode
  /** When the rows were read (milliseconds since 1970): the reference for relative dates. */
  readonly now: number
  readonly language: Language
}

/** A date relative to today, sortable with the latest first. */
export const dateColumn = <Row>(options: DateColumnOptions<Row>): DataColumn<Row> => {
  const { at, none = '–', now, language, width = 150, ...column } = options
  return {
    quiet: true,
    ...column,
    cell: (row) => {
      const instant = at(row)
      return instant === null ? none : dateText(Date.parse(instant), { now, language })
    },
    sortBy: (row) => {
      const instant = at(row)
      return instant === null ? null : Date.parse(instant)
    },
    descendingFirst: true,
    width,
    nowrap: true,
  }
}

import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { PageHead, type PageHeadProps } from '../page-head/page-head.tsx'
import { List, type ListProps } from './list.tsx'

export interface ListPageProps<Row> extends PageHeadProps {
  /** Between head and list: what has to be known before the rows are read. */
  readonly above?: ReactNode
  readonly list: ListProps<Row>
  /** Below the list: other lists, and the dialogs and drawers that are open. */
  readonly children?: ReactNode
}

/** A page about one list of things: where one is and how many there are, what to do, filters, rows. */
export function ListPage<Row extends RowData>({ above, list, children, ...head }: ListPageProps<Row>) {
  return (
    <>
      <PageHead {...head} />
      {above}
      <List {...list} />
      {children}
    </>
  )
}

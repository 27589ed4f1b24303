import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { PageHead, type PageHeadProps } from '../page-head/page-head.tsx'
import { List, type ListProps } from './list.tsx'

export interface ListPageProps<Row> extends PageHeadProps {
  /** Between head and list: what to know before reading the rows. */
  readonly above?: ReactNode
  readonly list: ListProps<Row>
  /** Below the list: other lists, and open dialogs and drawers. */
  readonly children?: ReactNode
}

/** A page about one list: head with count and actions, filters, rows. */
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

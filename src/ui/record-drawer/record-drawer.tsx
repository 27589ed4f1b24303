import type { ReactNode } from 'react'
import { type Fetched, WhenFetched } from '../fetched/fetched.tsx'
import { SideDrawer, type SideDrawerProps } from '../side-drawer/side-drawer.tsx'

export interface RecordDrawerProps<Value> extends Pick<SideDrawerProps, 'title' | 'width' | 'onClose'> {
  /** Fetched, or `there(value)` for an entry the list already has in full. */
  readonly record: Fetched<Value>
  /** Number of skeleton rows while loading: about as many as usually come; 6 by default. */
  readonly skeletonRows?: number
  /** Actions for it, at the foot of the drawer. */
  readonly acts?: ReactNode
  readonly children: (value: Value) => ReactNode
}

/** The details of one entry, to the right of its list, with its actions. */
export function RecordDrawer<Value>(props: RecordDrawerProps<Value>) {
  const { record, skeletonRows = 6, acts, children, ...drawer } = props
  return (
    <SideDrawer opened {...drawer} footer={acts}>
      <WhenFetched of={record} skeletonRows={skeletonRows}>
        {children}
      </WhenFetched>
    </SideDrawer>
  )
}

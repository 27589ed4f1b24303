import type { ReactNode } from 'react'
import { FailedState } from '../empty-state/empty-state.tsx'
import { SkeletonRows } from '../skeleton-rows/skeleton-rows.tsx'

/** Something that comes from elsewhere: there, on its way, or not to be had. */
export interface Fetched<Value> {
  /** Undefined until it is there; what was there stays while it is fetched anew. */
  readonly value: Value | undefined
  /** Why it could not be fetched; null while it may still come, and once it is there. */
  readonly failure: string | null
  readonly onRetry: () => void
}

/** Something that need not be fetched, or is there already. */
export const there = <Value,>(value: Value): Fetched<Value> => ({ value, failure: null, onRetry: () => {} })

export interface WhenFetchedProps<Value> {
  readonly of: Fetched<Value>
  /** Rows of the skeleton that stands there meanwhile. */
  readonly skeletonRows: number
  /** Height of each, as a CSS length. */
  readonly rowHeight?: string
  readonly children: (value: Value) => ReactNode
}

/** What is made of something that comes from elsewhere; a skeleton before, and a failure in its place. */
export function WhenFetched<Value>({ of, skeletonRows, rowHeight, children }: WhenFetchedProps<Value>) {
  if (of.value !== undefined) return children(of.value)
  if (of.failure !== null) return <FailedState why={of.failure} onRetry={of.onRetry} />
  return <SkeletonRows rows={skeletonRows} {...(rowHeight !== undefined && { rowHeight })} />
}

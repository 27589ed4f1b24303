import type { ReactNode } from 'react'
import { FailedState } from '../empty-state/empty-state.tsx'
import { SkeletonRows } from '../skeleton-rows/skeleton-rows.tsx'

/** Something fetched: available, loading, or failed. */
export interface Fetched<Value> {
  /** Undefined until available; kept while it is refetched. */
  readonly value: Value | undefined
  /** Why it could not be fetched; null while loading and once available. */
  readonly failure: string | null
  readonly onRetry: () => void
}

/** For something that need not be fetched, or is available already. */
export const there = <Value,>(value: Value): Fetched<Value> => ({ value, failure: null, onRetry: () => {} })

export interface WhenFetchedProps<Value> {
  readonly of: Fetched<Value>
  /** Number of skeleton rows while loading. */
  readonly skeletonRows: number
  /** Height of each, as a CSS length. */
  readonly rowHeight?: string
  readonly children: (value: Value) => ReactNode
}

/** Renders something fetched; a skeleton while loading, and a failure instead if it failed. */
export function WhenFetched<Value>({ of, skeletonRows, rowHeight, children }: WhenFetchedProps<Value>) {
  if (of.value !== undefined) return children(of.value)
  if (of.failure !== null) return <FailedState why={of.failure} onRetry={of.onRetry} />
  return <SkeletonRows rows={skeletonRows} {...(rowHeight !== undefined && { rowHeight })} />
}

import { SkeletonRows } from '../skeleton-rows/skeleton-rows.tsx'
import { Surface } from '../surface/surface.tsx'
import { SkeletonLine } from './skeleton-line.tsx'
import css from './page-skeleton.module.css'

export interface PageSkeletonProps {
  /** Rows of the expected list; 10 by default. */
  readonly rows?: number
}

/** A page whose code or data is loading: head and one list, in their final size. */
export function PageSkeleton({ rows = 10 }: PageSkeletonProps) {
  return (
    <>
      <div className={css['head']} aria-hidden="true">
        <SkeletonLine isTitle />
        <SkeletonLine />
      </div>
      <Surface>
        <SkeletonRows rows={rows} rowHeight="var(--h-row-list)" />
      </Surface>
    </>
  )
}

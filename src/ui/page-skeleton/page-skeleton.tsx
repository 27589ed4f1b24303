import { Stack } from '@mantine/core'
import { SkeletonRows } from '../skeleton-rows/skeleton-rows.tsx'
import { Surface } from '../surface/surface.tsx'
import { SkeletonLine } from './skeleton-line.tsx'

export interface PageSkeletonProps {
  /** Rows of the expected list; 10 by default. */
  readonly rows?: number
}

/** A page whose code or data is loading: head and one list, in their final size. */
export function PageSkeleton({ rows = 10 }: PageSkeletonProps) {
  return (
    <>
      <Stack gap={14} mih={54} mb={20} aria-hidden="true">
        <SkeletonLine isTitle />
        <SkeletonLine />
      </Stack>
      <Surface>
        <SkeletonRows rows={rows} rowHeight="var(--h-row-list)" />
      </Surface>
    </>
  )
}

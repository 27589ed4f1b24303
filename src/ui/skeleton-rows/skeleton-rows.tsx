import { Box } from '@mantine/core'
import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import { useTexts } from '../language/language-context.tsx'
import css from './skeleton-rows.module.css'
import { skeletonTexts } from './skeleton-rows.texts.ts'

export interface SkeletonRowsProps {
  readonly rows: number
  /** Height of a final row as a CSS length; `var(--h-row)` by default. */
  readonly rowHeight?: string
}

/** Widths of names in units, varied so that the rows show no pattern. */
const nameWidths = [140, 104, 124, 92] as const

/** Placeholder rows of a loading list: as tall as the final ones, no shimmer. */
export function SkeletonRows({ rows, rowHeight = 'var(--h-row)' }: SkeletonRowsProps) {
  const texts = useTexts(skeletonTexts)
  const numbers = Array.from({ length: rows }, (_, index) => index)
  return (
    <Box px={20} role="status" aria-label={texts.loading}>
      {numbers.map((row) => (
        <div key={row} className={css['row']} style={rowVariables(rowHeight, row)} aria-hidden="true">
          <span className={classNames(css['skeletonLine'], css['name'])} />
          <span className={css['skeletonLine']} />
          <span className={css['skeletonLine']} />
        </div>
      ))}
    </Box>
  )
}

const rowVariables = (rowHeight: string, row: number): CSSProperties & Record<`--${string}`, string> => ({
  '--row-height': rowHeight,
  '--name-width': `calc(${nameWidths[row % nameWidths.length] ?? 104} * var(--u))`,
})

import { Box, Flex } from '@mantine/core'
import { useTexts } from '../language/language-context.tsx'
import { SkeletonLine } from '../page-skeleton/skeleton-line.tsx'
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
        <Flex key={row} className={css['row'] ?? ''} align="center" gap={16} h={rowHeight} aria-hidden="true">
          <SkeletonLine isName style={{ ...wide(nameWidths[row % nameWidths.length]), marginRight: 'auto' }} />
          <SkeletonLine style={wide()} />
          <SkeletonLine style={wide()} />
        </Flex>
      ))}
    </Box>
  )
}

const wide = (count = 52) => ({ width: `calc(${count} * var(--u))` })

import { Box, type BoxProps } from '@mantine/core'
import type { ReactNode, Ref } from 'react'

export interface ScrollRegionProps extends BoxProps {
  /** Accessible name. */
  readonly label: string
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** A scrollable area without focusable content must be focusable itself. */
const reachable = { tabIndex: 0, role: 'region' } as const

/** Takes the room that is left. */
export const ScrollRegion = ({ label, ...box }: ScrollRegionProps) => (
  <Box {...reachable} flex={1} style={{ overflow: 'auto' }} aria-label={label} {...box} />
)

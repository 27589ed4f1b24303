import { Box } from '@mantine/core'
import type { ReactNode } from 'react'

export interface MovingProps {
  /** What scrolls, in words. */
  readonly label: string
  readonly children: ReactNode
}

/** Content wider than the screen: it scrolls sideways by touch, or by the arrow keys when focused. */
export const Moving = ({ label, children }: MovingProps) => (
  <Box component="section" mb={12} style={{ overflowX: 'auto' }} aria-label={label} tabIndex={0}>
    {children}
  </Box>
)

import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import css from '../result.module.css'

export interface MovingProps {
  /** What moves, in words. */
  readonly label: string
  readonly children: ReactNode
}

/** Something wider than the screen: it moves sideways below the finger, or by the arrow keys once it has the focus. */
export const Moving = ({ label, children }: MovingProps) => (
  <Box className={css['moving'] ?? ''} component="section" aria-label={label} tabIndex={0}>
    {children}
  </Box>
)

import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './details.module.css'

interface DetailsBlockProps {
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A part of the details in a drawer, separated by a hairline from what is above. */
export const DetailsBlock = ({ title, children }: DetailsBlockProps) => (
  <Box component="section" className={css['block']} py={14}>
    <Box component="h3" mb={8}>
      {title}
    </Box>
    {children}
  </Box>
)

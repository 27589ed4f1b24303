import { Box, Flex } from '@mantine/core'
import type { ReactNode } from 'react'

interface CardHeadProps {
  readonly title: string
  /** What became of it, at the right. */
  readonly children: ReactNode
}

/** The first line of a question's card. */
export const CardHead = ({ title, children }: CardHeadProps) => (
  <Flex fz="sm" rowGap={0} columnGap={12} align="center" justify="space-between" wrap="wrap">
    <Box component="h2" fz="var(--fs-14)">
      {title}
    </Box>
    {children}
  </Flex>
)

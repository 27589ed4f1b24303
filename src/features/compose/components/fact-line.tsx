import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'

interface FactLineProps {
  /** Above a question rather than below it. */
  readonly isHead?: boolean
  readonly children: ReactNode
}

/** What is known about a question, on one line if there is room. */
export const FactLine = ({ isHead = false, children }: FactLineProps) => (
  <Flex
    component={isHead ? 'header' : 'div'}
    wrap="wrap"
    align="center"
    rowGap={2}
    columnGap={14}
    mih="max(24px, calc(26 * var(--u)))"
    mt={isHead ? 0 : 8}
    mb={isHead ? 12 : 0}
    c="dimmed"
    fz="xs"
    style={{ gridColumn: '1 / -1' }}
  >
    {children}
  </Flex>
)

import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface WrittenTextProps {
  /** The distance from what is above. */
  readonly mt?: number
  readonly children: ReactNode
}

/** What somebody wrote, in the lines in which it was written. */
export const WrittenText = ({ mt = 0, children }: WrittenTextProps) => (
  <Text mt={mt} lh={1.6} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
    {children}
  </Text>
)

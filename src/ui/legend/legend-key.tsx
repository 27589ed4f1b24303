import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'

/** One entry of a legend: the colour or sign, then its meaning. */
export const LegendKey = ({ children }: { readonly children: ReactNode }) => (
  <Flex component="span" display="inline-flex" align="center" gap={6} c="dimmed" fz="xs" className="one-line">
    {children}
  </Flex>
)

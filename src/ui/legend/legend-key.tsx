import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'

/** What a colour or sign of a drawing means: the sign, then the word. */
export const LegendKey = ({ children }: { readonly children: ReactNode }) => (
  <Flex
    component="span"
    display="inline-flex"
    align="center"
    gap={6}
    c="dimmed"
    fz="xs"
    style={{ whiteSpace: 'nowrap' }}
  >
    {children}
  </Flex>
)

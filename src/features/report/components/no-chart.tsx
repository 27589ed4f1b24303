import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'

/** What replaces a distribution's chart, as high as it. */
export const NoChart = ({ children }: { readonly children?: ReactNode }) => (
  <Flex
    component="p"
    align="center"
    justify="center"
    h="calc(var(--histogram-height) + 20 * var(--u) + 1.5 * var(--fs-13))"
    px="var(--surface-inset)"
    c="var(--ink-3)"
    fz="sm"
  >
    {children}
  </Flex>
)

import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'

/** The buttons of a dialog or drawer, always in view; no foot without buttons. */
export const DialogFoot = ({ children }: { readonly children: ReactNode }) =>
  (children ?? false) !== false && (
    <Flex
      gap={8}
      justify="flex-end"
      wrap="wrap"
      pos="sticky"
      bottom={0}
      px={20}
      pt={12}
      pb={14}
      bg="var(--surface)"
      style={{ borderTop: 'var(--hairline)' }}
    >
      {children}
    </Flex>
  )

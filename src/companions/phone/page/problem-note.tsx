import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { WarningSign } from './warning-sign.tsx'

interface ProblemNoteProps {
  /** The distance from what is above, unless that keeps one itself. */
  readonly mt?: number
  readonly children: ReactNode
}

/** What went wrong, as worded by the service or the network. */
export const ProblemNote = ({ mt = 16, children }: ProblemNoteProps) => (
  <Flex
    component="p"
    gap={9}
    mt={mt}
    py={9}
    px={13}
    bdrs="var(--r-2)"
    bg="var(--bad-bg)"
    c="var(--red-7)"
    fz={14}
    lh={1.55}
    style={{ border: '1px solid var(--bad-line)' }}
    role="alert"
  >
    <WarningSign />
    <span>{children}</span>
  </Flex>
)

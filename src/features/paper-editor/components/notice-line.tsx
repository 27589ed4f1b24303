import { Flex } from '@mantine/core'
import { Hint } from '#ui/hint/hint.tsx'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'

export interface NoticeLineProps {
  /** Amber: something was not done. */
  readonly needs?: boolean
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A slim line below the bar. */
export const NoticeLine = ({ needs = false, action, children }: NoticeLineProps) => (
  <Flex
    align="center"
    gap={9}
    mih="var(--h-m)"
    px={20}
    py={3}
    bg="var(--paper-0)"
    c={needs ? 'var(--need)' : 'var(--ink-3)'}
    fz="sm"
    style={{ borderBottom: 'var(--hairline)' }}
    role="status"
  >
    <Icon name={needs ? 'warning' : 'info'} small />
    <Hint span>{children}</Hint>
    {action}
  </Flex>
)

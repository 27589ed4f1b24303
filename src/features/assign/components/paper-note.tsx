import { type BoxProps, Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'

interface PaperNoteProps extends BoxProps {
  readonly isWarning?: boolean
  readonly children?: ReactNode
}

/** A line about the paper or the times; empty, it keeps its room. */
export const PaperNote = ({ isWarning = false, children, ...box }: PaperNoteProps) => (
  <Flex
    component="p"
    align="baseline"
    gap={8}
    mih="calc(var(--fs-13) * var(--lh-ui))"
    c={isWarning ? 'var(--need)' : 'var(--ink-3)'}
    fz="sm"
    {...(isWarning && { role: 'note' })}
    {...box}
  >
    {isWarning && <Icon name="warning" small style={{ alignSelf: 'flex-start', marginTop: 'calc((1lh - 1em) / 2)' }} />}
    {children}
  </Flex>
)

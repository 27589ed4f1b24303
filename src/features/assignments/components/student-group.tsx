import { Flex, Stack } from '@mantine/core'
import { Hint } from '#ui/hint/hint.tsx'
import type { ReactNode } from 'react'
import css from './assignments.module.css'

interface GroupHeadProps {
  readonly titleId: string
  readonly title: string
  /** How many it is about. */
  readonly note: string
  readonly children?: ReactNode
}

/** The heading of a part of the drawer, with a hairline below it. */
export const GroupHead = ({ titleId, title, note, children }: GroupHeadProps) => (
  <Flex align="center" gap={8} pb={6} style={{ borderBottom: 'var(--hairline)' }}>
    <h3 id={titleId}>{title}</h3>
    <Hint span>{note}</Hint>
    {children}
  </Flex>
)

interface StudentLineProps {
  /** The name, or a check box with it. */
  readonly name: ReactNode
  readonly isMuted?: boolean
  /** Lines at the right, the first of them aligned with the name, which is larger. */
  readonly children: ReactNode
}

/** A student in a list of the drawer. */
export const StudentLine = ({ name, isMuted = false, children }: StudentLineProps) => (
  <Flex
    component="li"
    className={css['student']}
    align="flex-start"
    justify="space-between"
    gap={12}
    mih="max(28px, calc(34 * var(--u)))"
    py={6}
    {...(isMuted && { c: 'var(--ink-3)' })}
  >
    {name}
    {children !== null && (
      <Stack
        component="span"
        gap={0}
        align="flex-end"
        c="var(--ink-3)"
        fz="sm"
        lh="calc(1.5 * var(--fs-14))"
        ta="right"
      >
        {children}
      </Stack>
    )}
  </Flex>
)

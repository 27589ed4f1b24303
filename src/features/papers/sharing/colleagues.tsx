import { Box, Group, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { FoundTeacher } from '#api/contract/groups/paper-sharing.ts'
import { Hint } from '#ui/hint/hint.tsx'

export interface ColleaguesProps {
  /** The heading. */
  readonly label: string
  /** `Colleague` elements. */
  readonly children: ReactNode
}

/** A list of colleagues under a heading. */
export function Colleagues({ label, children }: ColleaguesProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <ul aria-labelledby={id}>{children}</ul>
    </section>
  )
}

export interface ColleagueProps {
  readonly person: FoundTeacher
  /** Since when they have the paper. */
  readonly since?: string
  /** What can be done with them, together at the end of the row, or of its last line. */
  readonly children: ReactNode
}

/**
 * One colleague in a row: name, masked mobile, and an act. The username is often the mobile, so it is only shown if
 * none is bound.
 */
export function Colleague({ person: { realname, username, mobile }, since, children }: ColleagueProps) {
  return (
    <Group
      component="li"
      justify="space-between"
      gap={12}
      mih="var(--h-row)"
      style={{ borderBottom: 'var(--hairline)' }}
    >
      <Box flex="1 1 calc(160 * var(--u))" miw={0} className="breakable">
        <Text span fw={600}>
          {realname}
        </Text>
      </Box>
      <Hint span>{mobile ?? username}</Hint>
      {since !== undefined && <Hint span>{since}</Hint>}
      <Group gap={12} wrap="nowrap" ml="auto">
        {children}
      </Group>
    </Group>
  )
}

import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'

export interface RoundPictureProps {
  /** Nothing came of it. */
  readonly quiet?: boolean
  readonly children: ReactNode
}

/** The round background of a drawing above a heading. */
export const RoundPicture = ({ quiet = false, children }: RoundPictureProps) => (
  <Flex
    component="span"
    align="center"
    justify="center"
    w={72}
    h={72}
    mb={20}
    bdrs="50%"
    bg={quiet ? 'var(--paper-2)' : 'var(--green-0)'}
    c={quiet ? 'var(--ink-2)' : 'var(--green-6)'}
    style={{ border: `1.5px solid var(--${quiet ? 'line-input' : 'green-6'})` }}
    aria-hidden="true"
  >
    {children}
  </Flex>
)

import { ActionIcon } from '@mantine/core'
import type { MouseEvent } from 'react'
import { Icon } from '../icon/icon.tsx'

export interface BackLinkProps {
  readonly href: string
  /** Where it leads: its accessible name, as nothing but an arrow is seen. */
  readonly label: string
  readonly onClick?: (event: MouseEvent) => void
}

/** The way back from a page without a spine, before its title. */
export const BackLink = ({ label, ...link }: BackLinkProps) => (
  <ActionIcon component="a" variant="subtle" size="xs" flex="none" aria-label={label} {...link}>
    <Icon name="arrow-left" />
  </ActionIcon>
)

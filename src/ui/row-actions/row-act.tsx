import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

export interface RowActProps {
  /** The act with the row's name, so that the buttons of different rows have different names. */
  readonly named: string
  readonly children: ReactNode
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** The one text action of a row. */
export const RowAct = ({ named, children, disabled = false, onClick }: RowActProps) => (
  <Button size="xs" variant="subtle" disabled={disabled} aria-label={named} onClick={onClick}>
    {children}
  </Button>
)

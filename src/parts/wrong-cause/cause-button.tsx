import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

export interface CauseButtonProps {
  readonly isOn: boolean
  readonly disabled: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** One cause, pressed or not. */
export const CauseButton = ({ isOn, ...button }: CauseButtonProps) => (
  <Button size="xs" variant={isOn ? 'light' : 'default'} aria-pressed={isOn} {...button} />
)

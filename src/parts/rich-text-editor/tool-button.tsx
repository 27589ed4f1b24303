import { Button, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'

export interface ToolButtonProps {
  readonly name: string
  readonly hint: string
  /** Undefined for what is no switch. */
  readonly isOn?: boolean
  readonly disabled?: boolean
  readonly onClick: () => void
  /** A drawing instead of the name. */
  readonly children?: ReactNode
}

/** A tool for the field with the focus, which keeps it. */
export function ToolButton({ name, hint, isOn, disabled = false, onClick, children }: ToolButtonProps) {
  return (
    <Tooltip label={hint}>
      <Button
        size="compact-sm"
        variant={isOn === true ? 'light' : 'subtle'}
        color={isOn === true ? 'green' : 'gray'}
        aria-label={children === undefined ? undefined : name}
        aria-pressed={isOn}
        disabled={disabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        {children ?? name}
      </Button>
    </Tooltip>
  )
}

import { Button, Tooltip } from '@mantine/core'
import type { ReactNode } from 'react'

export interface ToolButtonProps {
  readonly name: string
  readonly hint: string
  /** Undefined if it is not a toggle. */
  readonly isOn?: boolean
  readonly disabled?: boolean
  readonly onClick: () => void
  /** A drawing instead of the name. */
  readonly children?: ReactNode
}

/** A tool for the focused field, which keeps the focus. */
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

import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { debounces } from '#domain/portal/constants.ts'
import { useLeadingDebounce } from './use-leading-debounce.ts'

export interface DebouncedButtonProps extends Omit<ButtonProps, 'children'> {
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A button whose action runs once for a burst of clicks: those within half a second of the last one do nothing. */
export function DebouncedButton({ onClick, ...button }: DebouncedButtonProps) {
  const act = useLeadingDebounce(onClick, debounces.button)
  return <Button {...button} type="button" onClick={() => act()} />
}

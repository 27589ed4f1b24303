import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './busy-button.module.css'

export interface BusyButtonProps extends Omit<ButtonProps, 'loading' | 'children'> {
  readonly busy: boolean
  /** Its label while busy ("登录中…"). */
  readonly busyLabel: string
  readonly children: ReactNode
  readonly type?: 'button' | 'submit'
  readonly onClick?: ComponentPropsWithoutRef<'button'>['onClick']
  readonly form?: string
}

/**
 * A button that keeps its size and focus while its action runs, and ignores clicks meanwhile. A spinner replaces
 * its icon, if it has one. A burst of clicks runs its action once, however short that is.
 */
export function BusyButton(props: BusyButtonProps) {
  const { busy, busyLabel, children, onClick, type = 'button', leftSection, ...button } = props
  const hasIcon = leftSection !== undefined
  const sign = <span className={css['spinner']} aria-hidden="true" />
  return (
    <Button
      {...button}
      {...(hasIcon && { leftSection: busy ? sign : leftSection })}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy || isRepeated(event)) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className={css['labels']}>
        <span className={classNames(css['label'], busy && css['hidden'])} aria-hidden={busy}>
          {children}
        </span>
        <span className={classNames(css['label'], !busy && css['hidden'])} aria-hidden={!busy}>
          {!hasIcon && sign}
          {busyLabel}
        </span>
      </span>
    </Button>
  )
}

/** Browsers count the clicks at one place that follow each other within half a second. */
const isRepeated = ({ detail }: { readonly detail: number }): boolean => detail > 1

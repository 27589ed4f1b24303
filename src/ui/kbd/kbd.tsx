import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './kbd.module.css'

export interface KbdProps {
  /** The key's label on the keyboard. */
  readonly children: ReactNode
  /** Inside the primary button. */
  readonly onAction?: boolean
}

/** A key of the keyboard. Inside a button it is decorative: the button's name stays its text. */
export function Kbd({ children, onAction = false }: KbdProps) {
  return (
    <kbd className={classNames(css['key'], onAction && css['onAction'])} aria-hidden={onAction || undefined}>
      {children}
    </kbd>
  )
}

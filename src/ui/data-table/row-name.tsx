import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './cells.module.css'

export interface RowNameProps {
  /** Bold: unread, or a name among other texts. */
  readonly isStrong?: boolean
  readonly onOpen: () => void
  readonly children: ReactNode
}

/** The name of a row, which opens it. */
export function RowName({ isStrong = false, onOpen, children }: RowNameProps) {
  return (
    <button type="button" className={classNames(css['name'], 'breakable', isStrong && css['strong'])} onClick={onOpen}>
      {children}
    </button>
  )
}

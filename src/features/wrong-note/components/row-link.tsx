import { type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import css from '../wrong-note.module.css'

export interface RowLinkProps {
  /** Whether its content is currently shown. */
  readonly isOn: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** The name of a row, as a link that opens it beside the list. */
export const RowLink = ({ isOn, onClick, children }: RowLinkProps) => (
  <button
    type="button"
    className={classNames(css['rowLink'], isOn && css['chosen'])}
    aria-current={isOn || undefined}
    onClick={onClick}
  >
    {children}
  </button>
)

import type { ReactNode } from 'react'

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
    style={{ textAlign: 'start', fontWeight: isOn ? 600 : undefined }}
    aria-current={isOn || undefined}
    onClick={onClick}
  >
    {children}
  </button>
)

import type { ReactNode } from 'react'
import css from './cells.module.css'

/** Faint ink in a cell: a dash where there is nothing to say, or what only completes a number. */
export function Faint({ children = '–' }: { readonly children?: ReactNode }) {
  return <span className={css['faint']}>{children}</span>
}

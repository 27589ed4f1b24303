import type { ReactNode } from 'react'
import css from './cells.module.css'

/** Faint text in a cell: a dash for an empty value, or an addition to a number. */
export function Faint({ children = '–' }: { readonly children?: ReactNode }) {
  return (
    <span className={css['faint']} data-none={children === '–' || undefined}>
      {children}
    </span>
  )
}

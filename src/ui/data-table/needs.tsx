import type { ReactNode } from 'react'
import css from './cells.module.css'

/** What a row still needs, shown beside its name. */
export function Needs({ children }: { readonly children: ReactNode }) {
  return <span className={css['needs']}>{children}</span>
}

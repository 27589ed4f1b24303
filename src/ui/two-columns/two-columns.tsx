import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './two-columns.module.css'

export interface TwoColumnsProps {
  /** Width of the window in pixels below which the columns are stacked. */
  readonly foldsBelow: 600 | 800 | 900
  /** In units: between columns, and between rows if that differs. */
  readonly gap: number
  readonly rowGap?: number
  readonly children: ReactNode
}

/** Two columns of equal width, each as tall as its content. */
export function TwoColumns({ foldsBelow, gap, rowGap = gap, children }: TwoColumnsProps) {
  return (
    <div
      className={classNames(css['columns'], css[`below${foldsBelow}`])}
      style={{ gap: `calc(${rowGap} * var(--u)) calc(${gap} * var(--u))` }}
    >
      {children}
    </div>
  )
}

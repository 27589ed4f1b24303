import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './two-columns.module.css'

export interface TwoColumnsProps {
  /** Of the window, in pixels: below it the columns stand under each other. */
  readonly foldsBelow: 600 | 800 | 900
  /** In units: between the columns, and between rows where that is another one. */
  readonly gap: number
  readonly rowGap?: number
  readonly children: ReactNode
}

/** Two columns of one width, each as high as its content. */
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

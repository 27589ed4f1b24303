import type { ReactNode } from 'react'
import css from './class-snapshot.module.css'

export interface SnapshotBlockProps {
  readonly title: ReactNode
  readonly note: ReactNode
  readonly children: ReactNode
}

/** One view of the class, with a hairline to the one above. */
export const SnapshotBlock = ({ title, note, children }: SnapshotBlockProps) => (
  <section className={css['block']}>
    <div className={css['head']}>
      <h3>{title}</h3>
      <span className={css['note']}>{note}</span>
    </div>
    {children}
  </section>
)

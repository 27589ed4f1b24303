import type { ReactNode } from 'react'
import { Drawing } from '#ui/icon/drawing.tsx'
import { earlyPaths } from '#ui/icon/early-paths.ts'
import css from '../login.module.css'

export interface NoteProps {
  readonly what: string
  readonly warning?: string | null
  /** What can be done now; not announced with the failure. */
  readonly children?: ReactNode
}

/** A failure that stays until something is done about it. */
export const Note = ({ what, warning = null, children }: NoteProps) => (
  <span className={css['note']}>
    <Drawing path={earlyPaths.warning} className={css['icon']} />
    <span>
      <span role="alert">
        <b className={css['what']}>{what}</b>
        {warning !== null && <span className={css['more']}>{warning}</span>}
      </span>
      <span className={css['more']}>{children}</span>
    </span>
  </span>
)

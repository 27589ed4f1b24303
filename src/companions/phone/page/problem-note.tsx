import type { ReactNode } from 'react'
import { Drawing } from '#ui/icon/drawing.tsx'
import { earlyPaths } from '#ui/icon/early-paths.ts'
import css from './phone-page.module.css'

/** What went wrong, as worded by the service or the network. */
export const ProblemNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={css['note']} role="alert">
    <Drawing path={earlyPaths.warning} className={css['problemNoteIcon']} />
    <span>{children}</span>
  </p>
)

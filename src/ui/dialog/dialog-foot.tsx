import type { ReactNode } from 'react'
import css from './dialog.module.css'

/** The buttons of a dialog or drawer, always in view. */
export const DialogFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className={css['foot']}>{children}</div>
)

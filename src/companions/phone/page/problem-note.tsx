import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import css from './phone-page.module.css'

/** What went wrong, as worded by the service or the network. */
export const ProblemNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={css['note']} role="alert">
    <Icon name="warning" className={css['problemNoteIcon']} />
    <span>{children}</span>
  </p>
)

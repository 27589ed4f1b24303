import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import css from './form.module.css'

export interface FormFailureProps {
  /** What went wrong, as worded by the service or for the network. */
  readonly message: string
  /** What to do now. */
  readonly children?: ReactNode
}

/** Why a form as a whole failed. */
export const FormFailure = ({ message, children }: FormFailureProps) => (
  <div className={css['note']} role="alert">
    <Icon name="warning" className={css['noteIcon']} />
    <div>
      <b>{message}</b>
      {children !== null && children !== undefined && <p className={css['noteMore']}>{children}</p>}
    </div>
  </div>
)

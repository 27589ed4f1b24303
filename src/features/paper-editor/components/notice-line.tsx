import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import css from './workplace.module.css'

export interface NoticeLineProps {
  /** Amber: something was not done. */
  readonly needs?: boolean
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A slim line below the bar. */
export const NoticeLine = ({ needs = false, action, children }: NoticeLineProps) => (
  <div className={css['notice']} role="status">
    <Icon name={needs ? 'warning' : 'info'} small className={needs ? css['needs'] : css['info']} />
    <span>{children}</span>
    {action}
  </div>
)

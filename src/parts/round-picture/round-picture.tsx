import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import css from './round-picture.module.css'

export interface RoundPictureProps {
  /** Nothing came of it. */
  readonly quiet?: boolean
  readonly children: ReactNode
}

/** The round background of a drawing above a heading. */
export const RoundPicture = ({ quiet = false, children }: RoundPictureProps) => (
  <span className={classNames(css['picture'], quiet && css['quiet'])} aria-hidden="true">
    {children}
  </span>
)

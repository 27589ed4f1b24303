import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import css from './page-skeleton.module.css'

interface SkeletonLineProps {
  /** A page's title. */
  readonly isTitle?: boolean
  /** What a row begins with. */
  readonly isName?: boolean
  readonly style?: CSSProperties
}

const titleSize = { width: 'calc(160 * var(--u))', height: 'calc(22 * var(--u))' }

/** A placeholder for a line of text, as wide as a state below a title unless `style` says otherwise. */
export const SkeletonLine = ({ isTitle = false, isName = isTitle, style }: SkeletonLineProps) => (
  <span className={classNames(css['line'], isName && css['name'])} style={isTitle ? titleSize : style} />
)

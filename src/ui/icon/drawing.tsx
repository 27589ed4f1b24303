import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import css from './icon.module.css'

export interface DrawingProps {
  /** Strokes in a square of 20. */
  readonly path: string
  /** `small` is 15 units, for small buttons and lines of text; otherwise 18. */
  readonly small?: boolean
  /** The accessible name if there is no text beside it; without it the drawing is hidden from screen readers. */
  readonly label?: string
  readonly className?: string | undefined
  readonly style?: CSSProperties
}

/** A line drawing in the surrounding text colour. */
export function Drawing({ path, small = false, label, className, style }: DrawingProps) {
  return (
    <svg
      className={classNames(css['icon'], small && css['small'], className)}
      style={style}
      viewBox="0 0 20 20"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={path} />
    </svg>
  )
}

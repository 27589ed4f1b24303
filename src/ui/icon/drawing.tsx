import { classNames } from '../class-names.ts'
import css from './icon.module.css'

export interface DrawingProps {
  /** Strokes in a square of 20. */
  readonly path: string
  /** `small` is 15 units, for small buttons and lines of text; else 18. */
  readonly small?: boolean
  /** The accessible name where no word stands beside it; without it screen readers do not see it. */
  readonly label?: string
  readonly className?: string | undefined
}

/** A line drawing in the colour of the text around it. */
export function Drawing({ path, small = false, label, className }: DrawingProps) {
  return (
    <svg
      className={classNames(css['icon'], small && css['small'], className)}
      viewBox="0 0 20 20"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={path} />
    </svg>
  )
}

import { classNames } from '../class-names.ts'
import { iconPaths, type IconName } from './icon-paths.ts'
import css from './icon.module.css'

export interface IconProps {
  readonly name: IconName
  /** `small` is 15 units, for small buttons and lines of text; else 18. */
  readonly small?: boolean
  /** The accessible name where no word stands beside the icon; without it the icon is hidden from screen readers. */
  readonly label?: string
  readonly className?: string | undefined
}

const isMadeOfDots = (name: IconName): boolean => name === 'more' || name === 'drag'

/** A line drawing in the colour of the text around it. */
export function Icon({ name, small = false, label, className }: IconProps) {
  return (
    <svg
      className={classNames(css['icon'], small && css['small'], isMadeOfDots(name) && css['dots'], className)}
      viewBox="0 0 20 20"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}

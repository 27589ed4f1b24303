import { classNames } from '../class-names.ts'
import { Drawing, type DrawingProps } from './drawing.tsx'
import { iconPaths, type IconName } from './icon-paths.ts'
import css from './icon.module.css'

export interface IconProps extends Omit<DrawingProps, 'path'> {
  readonly name: IconName
}

const isMadeOfDots = (name: IconName): boolean => name === 'more' || name === 'drag'

/** A drawing used by several screens. */
export function Icon({ name, className, ...props }: IconProps) {
  return (
    <Drawing {...props} path={iconPaths[name]} className={classNames(isMadeOfDots(name) && css['dots'], className)} />
  )
}

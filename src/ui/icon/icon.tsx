import { Drawing, type DrawingProps } from './drawing.tsx'
import { iconPaths, type IconName } from './icon-paths.ts'

export interface IconProps extends Omit<DrawingProps, 'path'> {
  readonly name: IconName
}

/** A wider stroke makes dots visible. */
const isMadeOfDots = (name: IconName): boolean => name === 'more' || name === 'drag'

/** A drawing used by several screens. */
export const Icon = ({ name, ...props }: IconProps) => (
  <Drawing {...props} path={iconPaths[name]} {...(isMadeOfDots(name) && { strokeWidth: 2.4 })} />
)

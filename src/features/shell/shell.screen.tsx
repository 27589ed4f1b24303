import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Spine } from './components/spine.tsx'
import css from './shell.module.css'
import type { SpineProps } from './shell.types.ts'

export interface ShellScreenProps extends SpineProps {
  /** `page` is 1200 wide and centred (specification §2). */
  readonly width: 'full' | 'page'
  readonly children: ReactNode
}

/** A page beside the spine; in a narrow window the spine is a line above and a bar at the bottom. */
export function ShellScreen({ width, children, ...spine }: ShellScreenProps) {
  return (
    <div className={css['shell']}>
      <Spine {...spine} />
      <main className={classNames(css['main'], width === 'page' && css['page'])}>{children}</main>
    </div>
  )
}

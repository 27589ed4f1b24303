import type { ReactNode } from 'react'
import { Spine } from './components/spine.tsx'
import css from './shell.module.css'
import type { SpineProps } from './shell.types.ts'

export interface ShellScreenProps extends SpineProps {
  readonly children: ReactNode
}

/** A page beside the spine; in a narrow window the spine is a line above and a bar at the bottom. */
export function ShellScreen({ children, ...spine }: ShellScreenProps) {
  return (
    <div className={css['shell']}>
      <Spine {...spine} />
      <main className={css['main']}>{children}</main>
    </div>
  )
}

import type { Point } from './driven-page.ts'

/**
 * A role and its accessible name, as seen by assistive technology. Password fields have no role: they are found as
 * `labelled`, by their name.
 */
export type Target = readonly [role: string, name?: string | RegExp]

/** What to wait for. */
export interface Wanted {
  /** Each is inside the one before; an empty list means the page itself. */
  readonly targets: readonly Target[]
  /** The text that the target must contain. */
  readonly text?: string | RegExp
  /** It must be reachable by the mouse, and must not be moving. */
  readonly isReachable?: boolean
  /** No such target may be left. */
  readonly isGone?: boolean
  readonly patience: number
}

/** Its centre, and its text. */
export interface Found extends Point {
  readonly width: number
  readonly height: number
  readonly text: string
  /** The texts of its rows if it is a table. */
  readonly cells: readonly (readonly string[])[]
}

import type { Point } from './driven-page.ts'

/**
 * A role and its accessible name, as assistive technology tells them. A field for a password has no role: it is `labelled` by
 * its name.
 */
export type Place = readonly [role: string, name?: string | RegExp]

/** What is waited for. */
export interface Wanted {
  /** Each lies within the one before; the page itself without any. */
  readonly places: readonly Place[]
  /** What the place has to say. */
  readonly text?: string | RegExp
  /** The mouse must reach it, and it must stand still. */
  readonly isReachable?: boolean
  /** No such place is left. */
  readonly isGone?: boolean
  readonly patience: number
}

/** Where the middle of it is, and what it says. */
export interface Found extends Point {
  readonly width: number
  readonly height: number
  readonly text: string
  /** The texts of its rows where it is a table. */
  readonly cells: readonly (readonly string[])[]
}

import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { inShare } from './share.ts'

/** Where walks gather figures for their tables; other runs have no such file. */
const file = process.env['FIGURES']

export const isWalk = file !== undefined

/** Nothing but a whole walk asks for a whole figure. */
const isWhole = isWalk && process.env['WALK_SHARE'] === undefined

/**
 * How much of its figure a test file runs: all of it in a whole walk, a fourth in a walk whose share takes the file, and the
 * few that there is time for elsewhere.
 */
export function amountIn(testFile: string, { few, full }: { readonly few: number; readonly full: number }): number {
  if (isWhole) return full
  return isWalk && inShare(path.relative(process.cwd(), testFile)) ? Math.max(few, full / 4) : few
}

/** How often something is tried that takes long each time: as often as its figure says in a whole walk alone. */
export const timesOf = (few: number, full: number): number => (isWhole ? full : few)

/** Keeps figures for the table of a walk; elsewhere nobody wants them. */
export function keepFigures(figures: object): void {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`)
}

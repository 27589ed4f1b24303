import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { inShare } from './share.ts'

/** Where walks collect the figures for their tables; other runs have no such file. */
const file = process.env['FIGURES']

export const isWalk = file !== undefined

/** Only a whole walk runs the full amount. */
const isWhole = isWalk && process.env['WALK_SHARE'] === undefined

/**
 * How much a test file runs: the full amount in a whole walk, at least a quarter in a walk whose share includes the
 * file, and otherwise only a few.
 */
export function amountIn(testFile: string, { few, full }: { readonly few: number; readonly full: number }): number {
  if (isWhole) return full
  return isWalk && inShare(path.relative(process.cwd(), testFile)) ? Math.max(few, full / 4) : few
}

/** Repetitions of a slow test: the full number only in a whole walk. */
export const timesOf = (few: number, full: number): number => (isWhole ? full : few)

/** Stores figures for the table of a walk; does nothing in other runs. */
export function keepFigures(figures: object): void {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`)
}

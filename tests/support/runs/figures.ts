import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { inShare } from './share.ts'

/** Where walks gather figures for their tables; other runs have no such file. */
const file = process.env['FIGURES']

export const isWalk = file !== undefined

/**
 * Whether a test file runs as much as its figure asks for: in a walk whose share it is in. Elsewhere it runs the little that
 * other runs have time for.
 */
export const isLongRun = (testFile: string): boolean => isWalk && inShare(path.relative(process.cwd(), testFile))

/** Keeps figures for the table of a walk; elsewhere nobody wants them. */
export function keepFigures(figures: object): void {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`)
}

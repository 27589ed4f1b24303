import { appendFileSync } from 'node:fs'

/** Where the long runs gather figures for their tables; other runs have no such file. */
const file = process.env['FIGURES']

/** Whether to run as much as a figure asks for, instead of the little that other runs have time for. */
export const isLongRun = file !== undefined

/** Keeps figures for the table of a long run; elsewhere nobody wants them. */
export function keepFigures(figures: object): void {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`)
}

import { appendFileSync } from 'node:fs'

/** What one machine came to, as `npm run model` prints it. */
export interface ModelFigures {
  readonly machine: string
  /** On the model alone, or on the real screen. */
  readonly part: 'model' | 'screen' | 'walk'
  readonly states: number
  readonly transitions: number
  readonly paths: number
  readonly milliseconds: number
}

/** How much to run: little in `npm test`, much in `npm run model`. */
export const amounts =
  process.env['MODEL_FIGURES'] === undefined
    ? { simplePaths: 10_000, walks: [7], eventsOfWalk: 100_000 }
    : { simplePaths: 100_000, walks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], eventsOfWalk: 100_000 }

/** Keeps figures for the table of `npm run model`; elsewhere nobody wants them. */
export function noteFigures(figures: ModelFigures): void {
  const file = process.env['MODEL_FIGURES']
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`)
}

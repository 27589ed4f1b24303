import { isLongRun, keepFigures } from './figures.ts'

/** What one machine came to, as `npm run model` prints it. */
export interface ModelFigures {
  readonly machine: string
  /** On the model of a machine whose screen is driven too, on the model alone, or on the real screen. */
  readonly part: 'model' | 'chart' | 'screen' | 'walk'
  readonly states: number
  readonly transitions: number
  readonly paths: number
  readonly milliseconds: number
}

/** How much to run: little in `npm test`, much in `npm run model`. */
export const amounts = isLongRun
  ? { simplePaths: 100_000, walks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], eventsOfWalk: 100_000 }
  : { simplePaths: 10_000, walks: [7], eventsOfWalk: 30_000 }

export const noteFigures = (figures: ModelFigures): void => keepFigures(figures)

import { amountIn, isWalk, keepFigures } from './figures.ts'
import { inShare } from './share.ts'

/** What one machine came to, as `npm run walk-all` prints it. */
export interface ModelFigures {
  readonly machine: string
  /** On the model of a machine whose screen is driven too, on the model alone, or on the real screen. */
  readonly part: 'model' | 'chart' | 'screen' | 'walk'
  readonly states: number
  readonly transitions: number
  /** Transitions that nothing on the screen causes, as its test names them. */
  readonly undriven?: number
  readonly paths: number
  readonly milliseconds: number
}

/** How much to run: little in `npm test`, much in `npm run walk-all` of what its share takes. */
export const amounts = isWalk
  ? { walks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((seed) => inShare(`seed ${seed}`)), eventsOfWalk: 100_000 }
  : { walks: [7], eventsOfWalk: 10_000 }

/** How many paths of a machine to run at most. */
export const simplePathsOf = (machine: string): number =>
  amountIn(`tests/model/${machine}.`, { few: 3000, full: 100_000 })

export const noteFigures = (figures: ModelFigures): void => keepFigures(figures)

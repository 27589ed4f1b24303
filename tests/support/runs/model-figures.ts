import { amountIn, isWalk, keepFigures } from './figures.ts'
import { inShare } from './share.ts'

/** The figures of one machine, as printed by `npm run walk-all`. */
export interface ModelFigures {
  readonly machine: string
  /** Run on a model whose screen is driven too, on the model alone, or on the real screen. */
  readonly part: 'model' | 'chart' | 'screen' | 'walk'
  readonly states: number
  readonly transitions: number
  /** Transitions that nothing on the screen causes, as listed in its test. */
  readonly undriven?: number
  /** States that only these reach. */
  readonly unentered?: number
  readonly paths: number
  readonly milliseconds: number
}

/** The amount to run: little in `npm test`, much in `npm run walk-all` for what its share includes. */
export const amounts = isWalk
  ? { walks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((seed) => inShare(`seed ${seed}`)), eventsOfWalk: 100_000 }
  : { walks: [7], eventsOfWalk: 10_000 }

/** The maximum number of paths to run for a machine. */
export const simplePathsOf = (machine: string): number =>
  amountIn(`tests/model/${machine}.`, { few: 3000, full: 100_000 })

export const noteFigures = (figures: ModelFigures): void => keepFigures(figures)

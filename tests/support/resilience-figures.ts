import { isLongRun, keepFigures } from './figures.ts'

/** One line of `npm run resilience`: what was tried, how often, and the worst that came of it. */
export interface ResilienceFigure {
  readonly row: string
  readonly figure: string
  readonly result: string
}

/** How often something is tried: a few times in `npm run test:server`, as often as its figure says in `npm run resilience`. */
export const timesOf = (few: number, full: number): number => (isLongRun ? full : few)

export const noteResult = (figure: ResilienceFigure): void => keepFigures(figure)

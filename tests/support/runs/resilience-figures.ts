import { keepFigures } from './figures.ts'

/** One line of `npm run resilience`: what was tried, how often, and the worst result. */
export interface ResilienceFigure {
  readonly row: string
  readonly figure: string
  readonly result: string
}

export const noteResult = (figure: ResilienceFigure): void => keepFigures(figure)

import { isWalk, keepFigures } from './figures.ts'

/** One line of `npm run resilience`: what was tried, how often, and the worst that came of it. */
export interface ResilienceFigure {
  readonly row: string
  readonly figure: string
  readonly result: string
}

/** How often something is tried: as often as its figure says where the walk is whole, a few times in a share of it. */
export const timesOf = (few: number, full: number): number =>
  isWalk && process.env['WALK_SHARE'] === undefined ? full : few

export const noteResult = (figure: ResilienceFigure): void => keepFigures(figure)

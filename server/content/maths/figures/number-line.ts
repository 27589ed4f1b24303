import { arrowTip, dot, drawing, label, line, type Spot } from './drawing.ts'

/** Whole numbers; the unit is one. */
export interface NumberLine {
  readonly from: number
  readonly to: number
  /** Numbers written below their marks. */
  readonly written: readonly number[]
  readonly points?: readonly { readonly at: number; readonly name: string }[]
  /** A set of solutions; an end that is excluded is a ring. */
  readonly span?: { readonly from: SpanEnd; readonly to: SpanEnd }
}

export interface SpanEnd {
  readonly at: number
  readonly isExcluded: boolean
}

const unit = 34
const margin = 30
const height = 84
const middle = 46

export const minus = (value: number): string => String(value).replace('-', '\u2212')

/** A number line with its arrow, a mark for every whole number, and points or a set of solutions. */
export function numberLine({ from, to, written, points = [], span }: NumberLine): string {
  const width = (to - from) * unit + 2 * margin
  const at = (value: number): Spot => [margin + (value - from) * unit, middle]
  const marks = Array.from({ length: to - from + 1 }, (_, step) => at(from + step))
  return drawing(width, height, [
    line([margin - 20, middle], [width - 8, middle]),
    arrowTip([width - 4, middle], 0),
    ...marks.map(([x]) => line([x, middle - 6], [x, middle])),
    ...written.map((value) => label(minus(value), [at(value)[0], middle + 20])),
    ...points.flatMap((point) => [dot(at(point.at)), label(point.name, [at(point.at)[0], middle - 24])]),
    ...(span === undefined ? [] : spanParts(at(span.from.at), at(span.to.at), span)),
  ])
}

/** Both ends rise to the same height, and what lies between is covered. */
const spanParts = ([x1]: Spot, [x2]: Spot, { from, to }: NonNullable<NumberLine['span']>): readonly string[] => [
  line([x1, middle], [x1, middle - 24]),
  line([x1, middle - 24], [x2, middle - 24], 2.5),
  line([x2, middle - 24], [x2, middle]),
  dot([x1, middle], from.isExcluded, 4.5),
  dot([x2, middle], to.isExcluded, 4.5),
]

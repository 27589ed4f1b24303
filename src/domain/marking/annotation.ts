/** What a marker draws over an answer, as vectors: both coordinates are in thousandths of the page's width. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** Page of the answer sheet it is drawn on, from 1; absent over a typed answer. */
interface OnPage {
  readonly sheetPage?: number | undefined
}

export type Shape = OnPage &
  /** A line drawn with the pen. */
  (
    | { readonly kind: 'pen'; readonly points: readonly Point[] }
    | ({ readonly kind: 'tick' | 'cross' } & Point)
    | ({ readonly kind: 'text'; readonly text: string } & Point)
  )

/** The visible part of a page: its upper left corner, width and height in the same thousandths. */
export interface ShownPart extends Point {
  readonly width: number
  /** Null for as far down as the content reaches. */
  readonly height: number | null
}

/** A whole page, or a whole typed answer. */
export const wholePage: ShownPart = { x: 0, y: 0, width: 1000, height: null }

/**
 * The shapes on a page of the answer sheet. Shapes without a page are older than the field, and belong to the first
 * page of their answer.
 */
export const shapesOnPage = (shapes: readonly Shape[], sheetPage: number, firstPage: number): readonly Shape[] =>
  shapes.filter((shape) => (shape.sheetPage ?? firstPage) === sheetPage)

/** Shapes per answer, points per line, characters per text, and pages per sheet. */
export const annotationLimits = { shapes: 200, points: 400, text: 100, sheetPage: 100 } as const

/** What a marker draws over an answer, as vectors: coordinates are thousandths of the page's width, also downward. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** Page of the answer sheet that it is drawn on, from 1; left out over a typed answer. */
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

/** A part of a page as it is shown: its upper left corner, its width and its height in the same thousandths. */
export interface ShownPart extends Point {
  readonly width: number
  /** Null where it reaches down as far as what stands there. */
  readonly height: number | null
}

/** All of a page, or of a typed answer. */
export const wholePage: ShownPart = { x: 0, y: 0, width: 1000, height: null }

/**
 * What is drawn on a page of the answer sheet. What names no page was drawn before shapes had one, and lies on the first of
 * those pages that the answer stands on.
 */
export const shapesOnPage = (shapes: readonly Shape[], sheetPage: number, firstPage: number): readonly Shape[] =>
  shapes.filter((shape) => (shape.sheetPage ?? firstPage) === sheetPage)

/** Shapes that one answer may have, points of a line, letters of a text, and pages of a sheet. */
export const annotationLimits = { shapes: 200, points: 400, text: 100, sheetPage: 100 } as const

import type { Point, Shape, ShownPart } from '#domain/marking/annotation.ts'

export type DrawingTool = Shape['kind']

export interface Drawing {
  /** Null while not drawing: the answer can be selected and scrolled as usual. */
  readonly tool: DrawingTool | null
  readonly part: ShownPart
  /** Called with each finished shape. */
  readonly onDrawn: (shape: Shape) => void
}

/** The shape that a tool is drawing. */
export interface UnfinishedShape {
  /** What the tool does at a point. */
  readonly begin: (at: Point) => void
  readonly hasLine: () => boolean
  readonly follow: (at: Point) => void
  readonly finishLine: () => void
  readonly dropLine: () => void
}

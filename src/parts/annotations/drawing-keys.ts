import type { Point } from '#domain/marking/annotation.ts'

/** Attribute of the drawing board that has the keyboard focus. */
export const drawingMark = 'data-drawing-board'

/** What the keys do there: move, place (for a line: start and end), drop the line just begun. */
export const drawingKeys = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  Enter: 'place',
  ' ': 'place',
  Escape: 'drop',
} as const satisfies Readonly<Record<string, Point | 'place' | 'drop'>>

export const isDrawingKey = (key: string): key is keyof typeof drawingKeys => Object.hasOwn(drawingKeys, key)

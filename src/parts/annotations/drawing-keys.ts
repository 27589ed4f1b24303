import type { Point } from '#domain/marking/annotation.ts'

/** Attribute of what is drawn on by keys while it has the keyboard. */
export const drawingMark = 'data-drawing-board'

/** What keys do on it: move, set down (a line: begin and end), drop the line that was begun. */
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

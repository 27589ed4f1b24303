import { cornerCentres, frameMarks, sheetArea, sizes } from '#domain/answer-sheet/sheet-geometry.ts'
import type { PageFrame } from './reading-process.types.ts'

type Point = readonly [x: number, y: number]

const timing: readonly Point[] = frameMarks
  .filter(({ kind }) => kind === 'timing')
  .map(({ x, y, w, h }) => [x + w / 2, y + h / 2])

/** The frame that every sheet is printed with, as centres of its marks. */
export const pageFrame: PageFrame = {
  corners: cornerCentres,
  timing,
  gaps: timing.flatMap((one, index) => gapAfter(one, timing[index + 1])),
  cornerSize: sizes.corner,
  timingSize: sizes.timing,
  code: { x: sheetArea.right - sizes.qr, y: sheetArea.top, w: sizes.qr, h: sizes.qr },
}

/** Halfway to the next mark of the same side. */
function gapAfter([x, y]: Point, next: Point | undefined): readonly Point[] {
  if (next === undefined || (next[0] !== x && next[1] !== y)) return []
  return [[(x + next[0]) / 2, (y + next[1]) / 2]]
}

/**
 * Dimensions of an answer sheet, in millimetres. They were tuned on scans and photographs: change them only together
 * with the sheet reader.
 */
export const sheetPage = { width: 210, height: 297 } as const

/** The area for answers. */
export const sheetArea = { left: 22, top: 20, right: 188, bottom: 276 } as const

/** Centres of the corner marks. */
export const cornerCentres = [
  [12, 12],
  [198, 12],
  [198, 285],
  [12, 285],
] as const

export const sizes = {
  corner: 8,
  timing: 2.5,
  qr: 26,
  bubble: { width: 5, height: 3, column: 8, row: 5 },
  box: { width: 72, height: 10.5, column: 83, row: 13 },
  /** Distance between two writing lines. */
  line: 9,
} as const

/** Timing marks per side: a different number on each, so that no sheet is read upside down. */
export const timingCounts = { top: 10, bottom: 8, left: 16, right: 13 } as const

export type MarkKind = 'corner' | 'timing' | 'qr' | 'bubble' | 'box' | 'lines'

/** Something the reader looks for, measured from the upper left corner of the page, in millimetres. */
export interface SheetMark {
  readonly id: string
  readonly kind: MarkKind
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** Bubbles with the same row form one answer. */
  readonly row?: string
  /** What filling this bubble means. */
  readonly value?: string
}

/** Corners and timing marks of every page. */
export const frameMarks: readonly SheetMark[] = [
  ...cornerCentres.map(([x, y], index) => centred('corner', `K${index + 1}`, x, y, sizes.corner)),
  ...side('T', timingCounts.top, (part) => [12 + 186 * part, 12]),
  ...side('R', timingCounts.right, (part) => [198, 12 + 273 * part]),
  ...side('B', timingCounts.bottom, (part) => [12 + 186 * part, 285]),
  ...side('L', timingCounts.left, (part) => [12, 12 + 273 * part]),
]

function side(name: string, count: number, at: (part: number) => readonly [x: number, y: number]) {
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = at((index + 1) / (count + 1))
    return centred('timing', `${name}${index + 1}`, x, y, sizes.timing)
  })
}

function centred(kind: MarkKind, id: string, x: number, y: number, size: number): SheetMark {
  return { id, kind, x: rounded(x - size / 2), y: rounded(y - size / 2), w: size, h: size }
}

/** To a hundredth of a millimetre. */
function rounded(length: number): number {
  return Math.round(length * 100) / 100
}

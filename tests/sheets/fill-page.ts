import type { SheetMap } from '#server/services/sheet-reading/reading.types.ts'
import { between, type Chance, drawStroke, oneOf, type Point, type Raster } from './raster.ts'

type Mark = SheetMap['pages'][number]['marks'][number]

/** How a student fills bubbles. `dark`: the darkness of the pencil; `slip`: how far off centre, in millimetres. */
interface Hand {
  readonly dark: number
  readonly slip: number
}

/** What a student meant by a row: its letters, '' for nothing, null if nobody can tell. */
export type Truth = ReadonlyMap<string, string | null>

export type Tidiness = 'neat' | 'messy'

/** What goes wrong, in per cent of all rows; all others are filled in properly. */
const mishaps = {
  neat: { empty: 2, erased: 1, light: 1, half: 0, tick: 0, crossed: 0, two: 0 },
  messy: { empty: 4, erased: 3, light: 4, half: 3, tick: 2, crossed: 2, two: 1 },
} as const

type Mishap = keyof (typeof mishaps)['neat']

/** Fills in the bubbles of a page as a student would, writes in some boxes, and returns what was meant. */
export function fillPage(
  page: Raster,
  marks: readonly Mark[],
  multiple: ReadonlySet<string>,
  tidiness: Tidiness,
  chance: Chance,
): Truth {
  const hand: Hand =
    tidiness === 'neat'
      ? { dark: between(chance, 0.62, 0.85), slip: 0.25 }
      : { dark: between(chance, 0.5, 0.85), slip: between(chance, 0.3, 0.6) }
  const truth = new Map<string, string | null>()
  for (const [row, bubbles] of rowsOf(marks))
    truth.set(row, fillRow(page, bubbles, multiple.has(row), hand, mishapOf(tidiness, chance), chance))
  for (const mark of marks)
    if (mark.kind === 'box' || mark.kind === 'lines') if (chance() < 0.8) writeIn(page, mark, chance)
  return truth
}

function rowsOf(marks: readonly Mark[]): ReadonlyMap<string, readonly Mark[]> {
  const rows = new Map<string, Mark[]>()
  for (const mark of marks)
    if (mark.kind === 'bubble') rows.set(mark.row ?? '', [...(rows.get(mark.row ?? '') ?? []), mark])
  return rows
}

function mishapOf(tidiness: Tidiness, chance: Chance): Mishap | null {
  let left = chance() * 100
  for (const [mishap, share] of Object.entries(mishaps[tidiness])) {
    left -= share
    if (left < 0) return mishap as Mishap
  }
  return null
}

function fillRow(
  page: Raster,
  row: readonly Mark[],
  isMultiple: boolean,
  hand: Hand,
  mishap: Mishap | null,
  chance: Chance,
): string | null {
  if (mishap === 'empty') return ''
  const [one, other] = twoOf(row, chance)
  if (mishap === 'erased') {
    erase(page, other, hand, chance)
    fill(page, one, hand, chance)
    return one.value ?? ''
  }
  if (mishap === 'light') fill(page, one, { ...hand, dark: hand.dark * between(chance, 0.5, 0.75) }, chance)
  else if (mishap === 'half') fill(page, partOf(one, chance), { ...hand, slip: 0.1 }, chance)
  else if (mishap === 'tick') tick(page, one, hand, chance)
  else if (mishap === 'crossed') {
    fill(page, other, hand, chance)
    cross(page, other, chance)
    fill(page, one, hand, chance)
  } else if (mishap === 'two' && !isMultiple) {
    fill(page, one, hand, chance)
    fill(page, other, hand, chance)
    return null
  } else if (isMultiple) return fillSeveral(page, row, hand, chance)
  else fill(page, one, hand, chance)
  return one.value ?? ''
}

function fillSeveral(page: Raster, row: readonly Mark[], hand: Hand, chance: Chance): string {
  const chosen = row.filter(() => chance() < 0.5)
  for (const mark of chosen) fill(page, mark, hand, chance)
  return chosen.map(({ value }) => value).join('')
}

function twoOf(row: readonly Mark[], chance: Chance): readonly [Mark, Mark] {
  const index = Math.floor(chance() * row.length)
  const [one, other] = [row[index], row[(index + 1 + Math.floor(chance() * (row.length - 1))) % row.length]]
  if (one === undefined || other === undefined) throw new Error('A row has no bubbles')
  return [one, other]
}

/** A part of a bubble at its left or right side. */
function partOf(mark: Mark, chance: Chance): Mark {
  const w = mark.w * between(chance, 0.35, 0.65)
  return { ...mark, x: chance() < 0.5 ? mark.x : mark.x + mark.w - w, w }
}

/** Zigzags over the whole bubble. */
function fill(page: Raster, { x, y, w, h }: Mark, { dark, slip }: Hand, chance: Chance): void {
  const [left, top] = [x + between(chance, -slip, slip), y + between(chance, -slip, slip) * 0.6]
  const lean = between(chance, -0.4, 0.4)
  const points: Point[] = []
  for (let along = 0.35; along <= w - 0.35; along += between(chance, 0.16, 0.26)) {
    const room = Math.min(1, Math.min(along, w - along) / 1.1) * (h / 2 - 0.25) + 0.1
    const isUp = points.length % 2 === 0
    points.push([
      left + along + (isUp ? lean : -lean) * 0.4,
      top + h / 2 + (isUp ? -room : room) * between(chance, 0.85, 1.08),
    ])
  }
  drawStroke(page, points, between(chance, 0.45, 0.7), dark, chance)
}

function tick(page: Raster, { x, y, w, h }: Mark, { dark }: Hand, chance: Chance): void {
  const points: readonly Point[] = [
    [x + w * between(chance, 0.1, 0.35), y + h * between(chance, 0.3, 0.6)],
    [x + w * between(chance, 0.35, 0.5), y + h * between(chance, 0.75, 1)],
    [x + w * between(chance, 0.8, 1.15), y + h * between(chance, -0.3, 0.2)],
  ]
  drawStroke(page, points, between(chance, 0.35, 0.6), dark, chance)
}

/** Crosses a filled bubble out with two long strokes. */
function cross(page: Raster, { x, y, w, h }: Mark, chance: Chance): void {
  const out = between(chance, 0.5, 1)
  const ink = between(chance, 0.75, 0.92)
  drawStroke(
    page,
    [
      [x - out, y - out],
      [x + w + out, y + h + out],
    ],
    0.5,
    ink,
    chance,
  )
  drawStroke(
    page,
    [
      [x + w + out, y - out],
      [x - out, y + h + out],
    ],
    0.5,
    ink,
    chance,
  )
}

/** The remains of an erased mark: a grey smear and the pencil's impressions in the paper. */
function erase(page: Raster, mark: Mark, hand: Hand, chance: Chance): void {
  const left = between(chance, 0.02, 0.14)
  fill(page, mark, { dark: left, slip: hand.slip }, chance)
  const { x, y, w, h } = mark
  drawStroke(
    page,
    [
      [x, y + h / 2],
      [x + w, y + h / 2 + between(chance, -0.5, 0.5)],
    ],
    h,
    left * 0.6,
    chance,
  )
}

/** Handwriting-like strokes. */
function writeIn(page: Raster, { x, y, w, h }: Mark, chance: Chance): void {
  const rows = Math.max(1, Math.floor(h / 9))
  for (let row = 0; row < rows; row += 1) {
    const [base, size] = [y + ((row + 0.72) * h) / rows, Math.min(4, h / rows / 2.4)]
    const points: Point[] = []
    for (let at = x + 3; at < x + w * between(chance, 0.3, 0.95) - 3; at += between(chance, 0.5, 1.6))
      points.push([at, base - size * chance()])
    drawStroke(page, points, oneOf(chance, [0.35, 0.45, 0.55]), 0.8, chance)
  }
}

/** Pen strokes across a corner mark of the frame. */
export function strikeCorner(page: Raster, marks: readonly Mark[], chance: Chance): void {
  const corners = marks.filter(({ kind }) => kind === 'corner')
  const { x, y, w, h } = corners[Math.floor(chance() * corners.length)] ?? { x: 0, y: 0, w: 0, h: 0 }
  for (let stroke = 0; stroke < 1 + chance() * 3; stroke += 1)
    drawStroke(
      page,
      [
        [x - between(chance, 1, 4), y + h * chance()],
        [x + w * chance(), y + h * chance()],
        [x + w + between(chance, 1, 6), y + h * between(chance, -0.3, 1.3)],
      ],
      between(chance, 0.4, 0.9),
      0.85,
      chance,
    )
}

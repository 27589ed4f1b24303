import type { Tenths } from '#domain/values/score.ts'
import type { SheetGroup, SheetItem } from './answer-groups.ts'
import { sheetArea, type SheetMark, sizes } from './sheet-geometry.ts'

/** A number beside the space for its answer; `score` follows it where the space is for writing. */
export interface PlacedLabel {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly score?: Tenths
}

/** What is below the header of a page. */
export interface SheetBody {
  readonly marks: readonly SheetMark[]
  readonly labels: readonly PlacedLabel[]
}

interface Ends {
  readonly first: number
  readonly other: number
}

/** Gaps between two groups, and between a written answer's number and its lines. */
const [groupGap, lineHead, labelWidth] = [5, 6, 10] as const

/** Stacks groups on as many pages as they need. No answer is split across two pages. */
export function placeGroups(groups: readonly SheetGroup[], isEnglish: boolean, heads: Ends): readonly SheetBody[] {
  const pages = new Pages(heads)
  for (const group of groups) {
    if (group.form === 'bubbles') placeBubbles(pages, group.items)
    else if (group.form === 'boxes') placeBoxes(pages, group.items)
    else for (const item of group.items) placeLines(pages, item, isEnglish)
    pages.skip(groupGap)
  }
  return pages.bodies
}

/** The cursor: the page and height at which the next thing goes. */
class Pages {
  readonly bodies: { readonly marks: SheetMark[]; readonly labels: PlacedLabel[] }[] = [{ marks: [], labels: [] }]
  readonly #heads: Ends
  #top: number

  constructor(heads: Ends) {
    this.#heads = heads
    this.#top = heads.first
  }

  /** Reserves height on this page, or on a new one if it does not fit, and returns where it begins. */
  take(height: number): number {
    if (height > this.left) this.turn()
    const top = this.#top
    this.#top += height
    return top
  }

  get left(): number {
    return sheetArea.bottom - this.#top
  }

  skip(height: number): void {
    this.#top += height
  }

  turn(): void {
    this.bodies.push({ marks: [], labels: [] })
    this.#top = this.#heads.other
  }

  mark(mark: SheetMark): void {
    this.bodies.at(-1)?.marks.push(mark)
  }

  label(x: number, y: number, { printed, score }: SheetItem, showsScore = false): void {
    this.bodies.at(-1)?.labels.push({ x, y, text: `${printed}.`, ...(showsScore && { score }) })
  }
}

/** In columns, numbered downwards. */
function placeBubbles(pages: Pages, items: readonly SheetItem[]): void {
  const { column, row, width, height } = sizes.bubble
  const most = Math.max(...items.map(({ choices }) => choices.length))
  const stride = labelWidth + most * column
  const columns = Math.max(1, Math.floor((sheetArea.right - sheetArea.left + column) / stride))
  let rest = items
  while (rest.length > 0) {
    if (pages.left < row) pages.turn()
    const rows = Math.min(Math.ceil(rest.length / columns), Math.floor(pages.left / row))
    const top = pages.take(rows * row)
    for (const [index, item] of rest.slice(0, rows * columns).entries()) {
      const x = sheetArea.left + Math.floor(index / rows) * stride
      const y = top + (index % rows) * row
      pages.label(x, y, item)
      for (const [index, value] of item.choices.entries())
        pages.mark({
          id: `Q${item.no}-${value}`,
          kind: 'bubble',
          x: x + labelWidth + index * column,
          y,
          w: width,
          h: height,
          row: `Q${item.no}`,
          value,
        })
    }
    rest = rest.slice(rows * columns)
  }
}

/** Two side by side. */
function placeBoxes(pages: Pages, items: readonly SheetItem[]): void {
  const { width, height, column, row } = sizes.box
  for (let index = 0; index < items.length; index += 2) {
    const y = pages.take(row)
    for (const [at, item] of items.slice(index, index + 2).entries()) {
      const x = sheetArea.left + at * column
      pages.label(x, y + 3, item)
      pages.mark({ id: `Q${item.no}`, kind: 'box', x: x + labelWidth, y, w: width - 2, h: height, row: `Q${item.no}` })
    }
  }
}

/** Lines to write on, or space for a worked answer; the size depends on the score. */
function placeLines(pages: Pages, item: SheetItem, isEnglish: boolean): void {
  const points = item.score / 10
  const lines = isEnglish ? within(Math.round(points * 0.7), 5, 14) : within(Math.round(points * 0.7), 4, 10)
  const height = lines * sizes.line
  const top = pages.take(lineHead + height + 3)
  pages.label(sheetArea.left, top, item, true)
  pages.mark({
    id: `Q${item.no}`,
    kind: 'lines',
    x: sheetArea.left,
    y: top + lineHead,
    w: sheetArea.right - sheetArea.left,
    h: height,
    row: `Q${item.no}`,
  })
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

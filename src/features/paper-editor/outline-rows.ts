/** The outline of a paper as one list from top to bottom, and how moving a row changes the paper. */
import type { Move, Position } from '#domain/paper/editing/operations.ts'
import { childrenOf, isSection } from '#domain/paper/elements.ts'
import type { ElementId, Paper, PaperElement } from '#domain/paper/paper.ts'

export interface OutlineRow {
  readonly element: PaperElement
  readonly position: Position
}

export const rowId = ({ element }: OutlineRow): ElementId => element.elementId

const keptRows = new WeakMap<Paper, readonly OutlineRow[]>()

/** Every section, question and line of text in order; cached, because each row of a paper reads it. */
export function outlineRows(paper: Paper): readonly OutlineRow[] {
  const rows = keptRows.get(paper) ?? rowsOf(paper)
  keptRows.set(paper, rows)
  return rows
}

const rowsOf = ({ elements }: Paper): readonly OutlineRow[] =>
  elements.flatMap((element, index) => [
    { element, position: { sectionId: null, index } },
    ...(isSection(element)
      ? element.children.map((child, at) => ({
          element: child,
          position: { sectionId: element.elementId, index: at },
        }))
      : []),
  ])

/** The rows shown during a drag: a dragged section takes its contents along and passes other sections as a whole. */
export const rowsWhile = (rows: readonly OutlineRow[], dragged: ElementId | null): readonly OutlineRow[] => {
  const isSectionDragged = rows.some(({ element }) => element.elementId === dragged && isSection(element))
  return isSectionDragged ? rows.filter(({ position }) => position.sectionId === null) : rows
}

/** The move that dropping a row onto another one means; null if nothing moves. */
export function moveOnto(paper: Paper, moved: ElementId, target: ElementId): Omit<Move, 'kind'> | null {
  const rows = rowsWhile(outlineRows(paper), moved)
  const [from, to] = [moved, target].map((id) => rows.findIndex((row) => rowId(row) === id)) as [number, number]
  const row = rows[from]
  if (row === undefined || to < 0 || from === to) return null
  const others = rows.toSpliced(from, 1)
  return { from: row.position, to: positionBehind(others[to - 1], row) }
}

/** A position in a section, or among what is beside all sections. */
export interface CountedPosition {
  readonly sectionId: ElementId | null
  /** From 1. */
  readonly number: number
  readonly count: number
}

/** The position of a row once it is dropped onto another one or itself; null if there is no such row. */
export function positionOnto(paper: Paper, moved: ElementId, target: ElementId): CountedPosition | null {
  const row = outlineRows(paper).find((one) => rowId(one) === moved)
  if (row === undefined) return null
  const { sectionId, index } = moveOnto(paper, moved, target)?.to ?? row.position
  const others = childrenOf(paper, sectionId)?.filter(({ elementId }) => elementId !== moved) ?? []
  return { sectionId, number: index + 1, count: others.length + 1 }
}

/** The move one position up or down in the list; null if there is none. */
export function stepOf(paper: Paper, moved: ElementId, by: 1 | -1): Omit<Move, 'kind'> | null {
  const rows = rowsWhile(outlineRows(paper), moved)
  const from = rows.findIndex((row) => rowId(row) === moved)
  // Nothing may be placed above the first section except sections.
  const isFirstInSection = from === 1 && by === -1 && rows[0] !== undefined && isSection(rows[0].element)
  const target = rows[from + by]
  if (from < 0 || target === undefined) return null
  const isLeaf = rows[from] !== undefined && !isSection(rows[from].element)
  return isLeaf && isFirstInSection ? null : moveOnto(paper, moved, rowId(target))
}

/** Whether a row can move one position up or down, by the rules of `stepOf`. */
export interface RowSteps {
  readonly canRise: boolean
  readonly canSink: boolean
}

/** The steps of every row by its id. */
export function rowSteps(rows: readonly OutlineRow[]): ReadonlyMap<ElementId, RowSteps> {
  const beside = rows.filter(({ position }) => position.sectionId === null)
  const underHeading = rows[0] !== undefined && isSection(rows[0].element) ? 1 : 0
  const steps = new Map<ElementId, RowSteps>()
  for (const [index, row] of rows.entries())
    steps.set(rowId(row), { canRise: index > underHeading, canSink: index < rows.length - 1 })
  for (const [index, row] of beside.entries())
    if (isSection(row.element)) steps.set(rowId(row), { canRise: index > 0, canSink: index < beside.length - 1 })
  return steps
}

/** The position right after a row, as if the moved one had been taken out. */
function positionBehind(before: OutlineRow | undefined, { element, position: from }: OutlineRow): Position {
  if (before === undefined) return { sectionId: null, index: 0 }
  if (isSection(before.element) && !isSection(element)) return { sectionId: before.element.elementId, index: 0 }
  const { sectionId, index } = before.position
  const wasBefore = from.sectionId === sectionId && from.index < index
  return { sectionId, index: wasBefore ? index : index + 1 }
}

import { useCallback, useState } from 'react'
import { elementsById } from '#domain/paper/elements.ts'
import type { ElementId, Paper, PaperElement } from '#domain/paper/paper.ts'
import { outlineRows, rowId } from './outline-rows.ts'

/** What the inspector shows and what is open in its place: an element, or null for the paper itself. */
export interface Selection {
  readonly element: PaperElement | null
  /** What was chosen before: the focus goes back there where it has no other place. */
  readonly left: ElementId | null
  readonly select: (id: ElementId | null) => void
  /** Goes to the element before or behind; beyond the ends to the paper itself. */
  readonly step: (by: 1 | -1) => void
}

interface Chosen {
  readonly id: ElementId | null
  readonly left: ElementId | null
}

export function useSelection(paper: Paper): Selection {
  const [{ id, left }, setChosen] = useState<Chosen>({ id: null, left: null })
  // Stable, so that what is drawn once on the sheet stays.
  const select = useCallback((next: ElementId | null) => setChosen(({ id: now }) => ({ id: next, left: now })), [])
  const element = id === null ? null : (elementsById(paper.elements).get(id) ?? null)
  return {
    element,
    left,
    select,
    step: (by) => {
      const ids = [null, ...outlineRows(paper).map(rowId)]
      select(ids.at((ids.indexOf(element === null ? null : id) + by) % ids.length) ?? null)
    },
  }
}

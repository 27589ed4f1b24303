import { useCallback, useState } from 'react'
import { elementsById } from '#domain/paper/elements.ts'
import type { ElementId, Paper, PaperElement } from '#domain/paper/paper.ts'
import { outlineRows, rowId } from './outline-rows.ts'

/** What the inspector shows and what is open in place: an element, or null for the paper itself. */
export interface Selection {
  readonly element: PaperElement | null
  /** The previous selection: focus returns there if it has nowhere else to go. */
  readonly left: ElementId | null
  readonly select: (id: ElementId | null) => void
  /** Selects the previous or next element; beyond the ends, the paper itself. */
  readonly step: (by: 1 | -1) => void
}

interface Chosen {
  readonly id: ElementId | null
  readonly left: ElementId | null
}

export function useSelection(paper: Paper): Selection {
  const [{ id, left }, setChosen] = useState<Chosen>({ id: null, left: null })
  // Stable, so that the sheet is not re-rendered.
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

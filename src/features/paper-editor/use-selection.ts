import { useState } from 'react'
import { elementsById } from '#domain/paper/elements.ts'
import type { ElementId, Paper, PaperElement } from '#domain/paper/paper.ts'
import { outlineRows, rowId } from './outline-rows.ts'

/** What the inspector shows and what is open in its place: an element, or null for the paper itself. */
export interface Selection {
  readonly element: PaperElement | null
  readonly select: (id: ElementId | null) => void
  /** Goes to the element before or behind; beyond the ends to the paper itself. */
  readonly step: (by: 1 | -1) => void
}

export function useSelection(paper: Paper): Selection {
  const [id, select] = useState<ElementId | null>(null)
  const element = id === null ? null : (elementsById(paper.elements).get(id) ?? null)
  return {
    element,
    select,
    step: (by) => {
      const ids = [null, ...outlineRows(paper).map(rowId)]
      select(ids.at((ids.indexOf(element === null ? null : id) + by) % ids.length) ?? null)
    },
  }
}

import type { PaperItem } from '#domain/paper/paper.ts'
import { versionLetters } from '#domain/print/paper-version.ts'
import type { PaperVersion } from '#domain/print/print-options.ts'
import { orderedLike } from '#domain/print/shared-options.ts'
import { oneOrderMark } from './sheet-layout.ts'

/** What the code of a page names. */
export interface NamedSheet {
  readonly layout: string
  readonly paperId: number
  readonly version: PaperVersion
  /** Whether items that share their options have them in the same order, as on all sheets printed now. */
  readonly hasOneOrder: boolean
}

/** The sheet that a layout belongs to; null if the text is no layout. */
export function namedSheet(layout: string): NamedSheet | null {
  const [, paperId, version, mark] = /^([1-9]\d{0,14})([AB])-[0-9a-f]{8}(s?)$/.exec(layout) ?? []
  return paperId !== undefined && (version === 'A' || version === 'B')
    ? { layout, paperId: Number(paperId), version, hasOneOrder: mark === oneOrderMark }
    : null
}

type AskedItem = Pick<PaperItem, 'itemId' | 'stem' | 'options'>

/** The letters of an item's options on the paper that belongs to a sheet. */
export const lettersOnSheet = (
  { paperId, version, hasOneOrder }: Omit<NamedSheet, 'layout'>,
  question: { readonly items: readonly AskedItem[] },
  item: AskedItem,
) => versionLetters({ paperId }, version, item, hasOneOrder ? orderedLike(question, item) : item)

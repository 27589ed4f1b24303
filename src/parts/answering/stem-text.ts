import { useTexts } from '#ui/language/language-context.tsx'
import { itemTexts } from './item.texts.ts'
import type { PlacedItem } from './sheet-items.ts'

export interface StemText {
  readonly text: string
  /** The item's own wording, not ours. */
  readonly isOwn: boolean
}

/** An item's question, or where its answer belongs if it has no text of its own. */
export function useStemText<Item extends { readonly stem: string }>(placed: PlacedItem<Item>): StemText {
  const texts = useTexts(itemTexts)
  const { item, blank, family, typeName } = placed
  if (item.stem !== '') return { text: item.stem, isOwn: true }
  if (blank !== null)
    return { text: family === 'maths' ? texts.mathsBlankStem(blank) : texts.blankStem(blank), isOwn: false }
  return { text: typeName === 'writing' ? texts.writingStem : texts.emptyStem, isOwn: false }
}

/** How duplicate questions are recognised: by what students read first, and by the pictures. */
import { pictureKeysOf } from '#domain/rich-text/picture-keys.ts'
import { searchTextOf } from './search-tokens.ts'

export interface ShownQuestion {
  readonly passage: string
  readonly items: readonly {
    readonly stem: string
    /** In printed order. */
    readonly options: readonly string[]
  }[]
}

/**
 * The beginning of a question in the bank's index, up to the knowledge point of its first item; empty if there is no
 * text.
 */
export const beginningOf = ({ passage, items }: ShownQuestion): string =>
  searchTextOf({
    passage,
    items: items.slice(0, 1).map(({ stem, options }) => ({
      stem,
      options: options.map((text) => ({ id: 'A' as const, text })),
      knowledge: '',
    })),
  })

/**
 * Keys of its pictures, in order: they are not part of the index text, and questions with the same text may differ in
 * them.
 */
export const picturesIn = ({ passage, items }: ShownQuestion): readonly string[] => [
  ...new Set([passage, ...items.flatMap(({ stem, options }) => [stem, ...options])].flatMap(pictureKeysOf)),
]

/** A question whose options are lettered. */
export const shownQuestion = ({
  passage,
  items,
}: {
  readonly passage: string
  readonly items: readonly { readonly stem: string; readonly options: readonly { readonly text: string }[] }[]
}): ShownQuestion => ({
  passage,
  items: items.map(({ stem, options }) => ({ stem, options: options.map(({ text }) => text) })),
})

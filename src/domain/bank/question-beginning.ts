/** By what questions are told to be the same: what students read first, and the pictures. */
import { pictureKeysOf } from '#domain/rich-text/picture-keys.ts'
import { searchTextOf } from './search-tokens.ts'

export interface ShownQuestion {
  readonly passage: string
  readonly items: readonly {
    readonly stem: string
    /** In the order in which they are printed. */
    readonly options: readonly string[]
  }[]
}

/** What a question begins with in the bank's index, up to the knowledge point of its first item; empty where it says nothing. */
export const beginningOf = ({ passage, items }: ShownQuestion): string =>
  searchTextOf({
    passage,
    items: items.slice(0, 1).map(({ stem, options }) => ({
      stem,
      options: options.map((text) => ({ id: 'A' as const, text })),
      knowledge: '',
    })),
  })

/** Keys of its pictures in their order: these are no text of the index, and questions that read the same may differ in them. */
export const picturesIn = ({ passage, items }: ShownQuestion): readonly string[] => [
  ...new Set([passage, ...items.flatMap(({ stem, options }) => [stem, ...options])].flatMap(pictureKeysOf)),
]

/** Of a question whose options have letters. */
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

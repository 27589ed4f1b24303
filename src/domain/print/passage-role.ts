interface PassageWithItems {
  readonly passage: string
  readonly items: readonly { readonly stem: string; readonly options: readonly unknown[] }[]
}

/** Whether the items are merely the blanks of the text above them. */
export const hasOnlyBlanks = ({ passage, items }: PassageWithItems): boolean =>
  /\[\[\d+\]\]/.test(passage) && items.every(({ stem, options }) => stem === '' && options.length === 0)

/** Whether the text is the prompt of a single item, as in writing. */
export const servesAsStem = ({ passage, items }: PassageWithItems): boolean =>
  passage !== '' && items.length === 1 && items[0]?.stem === '' && !/\[\[\d+\]\]/.test(passage)

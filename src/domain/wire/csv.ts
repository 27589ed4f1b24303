import * as z from 'zod/mini'

/** Element of the list: any schema whose wire side is text. */
type TextItem = z.core.$ZodType<unknown, string>

const isUnambiguous = (item: string): boolean => item !== '' && !item.includes(',')

/**
 * A list in one form field: items joined by commas, the empty text for the empty list ("3,5,8" ↔ [3, 5, 8] for
 * `csv(id)`). An item that is empty or contains a comma on the wire is an issue in both directions.
 */
export const csv = <Item extends TextItem>(item: Item) =>
  z.codec(z.string(), z.array(z.pipe(z.string().check(z.refine(isUnambiguous)), item)), {
    decode: (text) => (text === '' ? [] : text.split(',')),
    encode: (items) => items.join(','),
  })

const isUnique = (items: readonly unknown[]): boolean => new Set(items).size === items.length

/** The same without duplicates. */
export const csvSet = <Item extends TextItem>(item: Item) => csv(item).check(z.refine(isUnique))

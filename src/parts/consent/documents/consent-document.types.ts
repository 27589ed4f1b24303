import type { Language } from '#domain/portal/language.ts'

/** A document as it is read: one paragraph an entry. */
export interface ConsentText {
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

/** A document in both languages; `contact` is whom the operator named for questions, null where nobody is named. */
export type ConsentDocument = (contact: string | null) => Readonly<Record<Language, ConsentText>>

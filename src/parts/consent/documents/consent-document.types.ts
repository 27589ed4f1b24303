import type { Language } from '#domain/portal/language.ts'

/** A document for reading: one entry per paragraph. */
export interface ConsentText {
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

/** A document in both languages; `contact` is the operator's contact for questions, null if none is configured. */
export type ConsentDocument = (contact: string | null) => Readonly<Record<Language, ConsentText>>

import type { Language } from '#domain/language.ts'

export type ConsentDocumentId = 'privacy' | 'licence' | 'children'

/** A document as it is read: one paragraph an entry. */
export interface ConsentText {
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

export type ConsentDocument = Readonly<Record<Language, ConsentText>>

import type { Language } from '#domain/portal/language.ts'

export type { Language }

type Text = string | ((...values: never[]) => string)

/** The shape that both languages share: every text is a string, every sentence with values a function of the same values. */
export type Wording<T> = {
  readonly [K in keyof T]: T[K] extends (...values: infer Values) => string ? (...values: Values) => string : string
}

export interface Texts<T> {
  readonly 'zh-CN': Wording<T>
  readonly en: Wording<T>
}

/**
 * The visible texts of one widget or screen in both languages. zh-CN determines the keys and the values that a sentence
 * takes; English with an extra key, a missing key or other values does not compile.
 */
export const defineTexts = <T extends Readonly<Record<string, Text>>>(texts: {
  readonly 'zh-CN': T & Wording<T>
  readonly en: NoInfer<Wording<T>>
}): Texts<T> => texts

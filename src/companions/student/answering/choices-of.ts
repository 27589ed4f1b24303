import type { Choice } from '#domain/questions/question.ts'

/** The letters of an answer that are options; anything else in it is none. */
export const choicesOf = (value: string, options: readonly { readonly id: Choice }[]): readonly Choice[] =>
  options.map(({ id }) => id).filter((id) => value.includes(id))

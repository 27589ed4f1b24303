import type { Choice } from '#domain/questions/question.ts'

/** The letters of an answer that name options; anything else in it is ignored. */
export const choicesOf = (value: string, options: readonly { readonly id: Choice }[]): readonly Choice[] =>
  options.map(({ id }) => id).filter((id) => value.includes(id))

import type { SubjectFamily } from '#domain/question-types.ts'

/**
 * How long an answer is, as a teacher counts: words in English (don't and well-known are one each), else characters
 * without white space.
 */
export function writtenLength(text: string, family: SubjectFamily): number {
  if (family === 'english') return text.match(/[\p{L}\p{N}]+(?:['’\-.][\p{L}\p{N}]+)*/gu)?.length ?? 0
  return [...text.replaceAll(/\s/g, '')].length
}

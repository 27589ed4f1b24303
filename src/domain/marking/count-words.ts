/** English words as a teacher counts them: don't, well-known, 3.5 and p.m. are one each. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’\-.][\p{L}\p{N}]+)*/gu)?.length ?? 0

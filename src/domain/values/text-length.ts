/** Code points of half width: ASCII from 1 to 126, and half-width Katakana. */
const isHalfWidth = (code: number): boolean => (code >= 1 && code <= 126) || (code >= 65_376 && code <= 65_439)

/**
 * The length of a text for its limits (specification §5): a half-width character is 1, any other is 2. A character is a
 * code point, so 𠮷 and 😀 are 2, not 4.
 */
export function textLength(text: string): number {
  let length = 0
  for (const character of text) length += isHalfWidth(character.codePointAt(0) ?? 0) ? 1 : 2
  return length
}

/** Questions that read nearly the same: a word, a sign or the order of options differs. */

/** Two texts are near if they share this many percent of their trigrams (Dice's coefficient). */
const nearFrom = 90

/** Marks whose presence makes no other question of it. */
const unimportant = /[\s,.;:!?。、…“”"'‘’]+/gu

/** The trigrams of a text that is already `normalized`. */
export function trigramsOf(text: string): ReadonlySet<string> {
  const signs = [...`^${text.replaceAll(unimportant, '')}$`]
  return new Set(signs.slice(2).map((sign, index) => `${signs[index]}${signs[index + 1]}${sign}`))
}

/** Gives up as soon as too many trigrams are missing, so that unlike texts cost little. */
export function areNear(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  let spare = small.size - Math.ceil(((small.size + large.size) * nearFrom) / 200)
  if (spare < 0) return false
  for (const trigram of small) if (!large.has(trigram) && (spare -= 1) < 0) return false
  return true
}

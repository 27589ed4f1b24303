/** Scores are whole tenths of a point everywhere except on screen: 12.5 points are 125. */
export type Tenths = number

/** "12.5", "12", never "12.0". */
export const pointsText = (tenths: Tenths): string => String(tenths / 10)

/** A signed difference in points: "+1", "−0.5". */
export const signedPoints = (tenths: Tenths): string => `${tenths < 0 ? '−' : '+'}${pointsText(Math.abs(tenths))}`

/** Points typed by a person ("12.5", "１２．５") as tenths; null if it is not a number in half points. */
export function parsePoints(text: string): Tenths | null {
  const plain = text.normalize('NFKC').trim()
  if (!/^\d{1,4}(\.\d)?$/.test(plain)) return null
  const tenths = Math.round(Number(plain) * 10)
  return tenths % 5 === 0 ? tenths : null
}

/**
 * The sum of scores, in tenths. Throws RangeError for a score that is not a whole number of tenths: a bug, not bad
 * input.
 */
export function totalOf(scores: readonly Tenths[]): Tenths {
  let total = 0
  for (const score of scores) {
    if (!Number.isSafeInteger(score)) throw new RangeError(`${score} is no score in tenths`)
    total += score
  }
  return total
}

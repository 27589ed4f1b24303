/**
 * Statistics without intermediate rounding: quotients of whole numbers, and quotients by a square root. They are
 * rounded once, for display, halves away from zero; `…Number` gives the nearest double for further calculation.
 */

/** numerator ÷ denominator; the denominator is positive. */
export interface Exact {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** numerator ÷ √radicand; the radicand is positive. */
export interface ByRoot {
  readonly numerator: bigint
  readonly radicand: bigint
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value)

const signed = (whole: bigint, sign: bigint): number => Number(sign < 0n ? -whole : whole) || 0

/** As a whole number of units, `units` of which make 1 (100 for hundredths). */
export function exactUnits({ numerator, denominator }: Exact, units: number): number {
  const doubled = (2n * magnitude(numerator) * BigInt(units)) / denominator
  return signed((doubled + 1n) / 2n, numerator)
}

export const exactNumber = ({ numerator, denominator }: Exact): number => Number(numerator) / Number(denominator)

/** Like `exactUnits`: with v = 4 n² u² ÷ r it is ⌊(⌊√v⌋ + 1) ÷ 2⌋, since no rounding happens below a whole root. */
export function byRootUnits({ numerator, radicand }: ByRoot, units: number): number {
  const doubled = wholeRoot((4n * numerator ** 2n * BigInt(units) ** 2n) / radicand)
  return signed((doubled + 1n) / 2n, numerator)
}

export const byRootNumber = ({ numerator, radicand }: ByRoot): number => Number(numerator) / Math.sqrt(Number(radicand))

/** The integer square root, by Newton's method from above. */
export function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value
  let guess = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (;;) {
    const next = (guess + value / guess) / 2n
    if (next >= guess) return guess
    guess = next
  }
}

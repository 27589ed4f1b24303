/** Rounding of quotients for display: half away from zero, exact on whole numbers, so that 0.05 never drifts. */

/** An unrounded quotient of whole numbers. */
export interface Ratio {
  readonly numerator: number
  readonly denominator: number
}

/**
 * numerator ÷ denominator rounded to the nearest whole number, halves away from zero. Both are whole, the denominator
 * is positive; RangeError otherwise.
 */
export function roundedQuotient(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`${numerator} / ${denominator} is no quotient of whole numbers`)
  }
  const remainder = numerator % denominator
  const quotient = (numerator - remainder) / denominator
  const isHalfOrMore = 2 * Math.abs(remainder) >= denominator
  return quotient + (isHalfOrMore ? Math.sign(numerator) : 0) || 0
}

function decimalText(numerator: number, denominator: number, digits: number): string {
  const scaled = roundedQuotient(numerator * 10 ** digits, denominator)
  const text = String(Math.abs(scaled)).padStart(digits + 1, '0')
  return `${scaled < 0 ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** "74.1", "70.0", "-0.3": a quotient with one decimal. Tenths of a point as points: `oneDecimal(tenths, 10)`. */
export const oneDecimal = (numerator: number, denominator: number): string => decimalText(numerator, denominator, 1)

/** "0.56", "-0.11": a quotient with two decimals, as a discrimination is written. */
export const twoDecimals = (numerator: number, denominator: number): string => decimalText(numerator, denominator, 2)

/** A quotient as whole percent: 32 of 40 is 80. */
export const percentWhole = (numerator: number, denominator: number): number =>
  roundedQuotient(numerator * 100, denominator)

/** Numbers with at most one decimal (specification §5). Marks and reports round by `statistics/rounding.ts` instead. */

/**
 * What percent `part` is of `whole`: capped at 100, floored to one decimal (2 of 3 is 66.6), exact on whole numbers. Both
 * are whole numbers from 0; of nothing it is 0.
 */
export function percentOf(part: number, whole: number): number {
  if (whole <= 0) return 0
  if (part >= whole) return 100
  const thousandths = part * 1000
  return (thousandths - (thousandths % whole)) / whole / 10
}

/** Cuts a number down to one decimal: 2.39 is 2.3, -2.31 is -2.4; one decimal or none stays. */
export const floorToOneDecimal = (value: number): number => Math.floor(value * 10) / 10

/** Rounds a number to one decimal, halves away from zero: 2.35 is 2.4, -2.35 is -2.4; one decimal or none stays. */
export const roundToOneDecimal = (value: number): number =>
  (Math.sign(value) * Math.round(Math.abs(value * 10))) / 10 || 0

/** Numbers with at most one decimal (specification §5). Marks and reports use `statistics/rounding.ts` instead. */

/**
 * `part` in percent of `whole`: capped at 100, floored to one decimal (2 of 3 is 66.6), exact on whole numbers. Both
 * are non-negative integers; 0 if `whole` is 0.
 */
export function percentOf(part: number, whole: number): number {
  if (whole <= 0) return 0
  if (part >= whole) return 100
  const thousandths = part * 1000
  return (thousandths - (thousandths % whole)) / whole / 10
}

/** Floors a number to one decimal: 2.39 is 2.3, -2.31 is -2.4; one decimal or none is unchanged. */
export const floorToOneDecimal = (value: number): number => Math.floor(value * 10) / 10

/**
 * Rounds a number to one decimal, halves away from zero: 2.35 is 2.4, -2.35 is -2.4; one decimal or none is unchanged.
 */
export const roundToOneDecimal = (value: number): number =>
  (Math.sign(value) * Math.round(Math.abs(value * 10))) / 10 || 0

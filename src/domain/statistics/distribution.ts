import type { Tenths } from '#domain/values/score.ts'

/** The five bands of a distribution by their lower bounds in percent of the full mark: below 60, 60–69, … 90–100. */
export const bandFloors = [0, 60, 70, 80, 90] as const

type BandFloor = (typeof bandFloors)[number]

/** Names of the bands in files. */
export type BandId = `under${(typeof bandFloors)[1]}` | `from${Exclude<BandFloor, 0>}`

export const bandIds = bandFloors.map((floor): BandId => (floor === 0 ? `under${bandFloors[1]}` : `from${floor}`))

/** The last percent of a band. */
export const bandEnd = (band: number): number => {
  const next = bandFloors[band + 1]
  return next === undefined ? 100 : next - 1
}

/** The band of a score, 0 to 4, for any full mark; both in tenths. Compares whole numbers: 69.9 % is in 60–69. */
export const bandOf = (score: Tenths, fullMark: Tenths): number =>
  Math.max(
    0,
    bandFloors.findLastIndex((floor) => score * 100 >= floor * fullMark),
  )

/** The number of scores in each of the five bands. */
export function distributionOf(scores: readonly Tenths[], fullMark: Tenths): readonly number[] {
  const bands = scores.map((score) => bandOf(score, fullMark))
  return bandFloors.map((_, band) => bands.filter((other) => other === band).length)
}

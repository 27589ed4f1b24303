import { byRootNumber, exactNumber } from '../exact.ts'
import { discriminationOf } from '../item-analysis.ts'
import { itemCorrelationOf } from '../item-correlation.ts'
import { momentsOf } from '../moments.ts'
import { reliabilityOf } from '../reliability.ts'
import { percentilesOf, zNumbersIn, zScoreOf } from '../standing.ts'
import { slopeOf } from '../trend.ts'
import * as textbook from './textbook.ts'

/** How far a double may deviate. */
const tolerance = 1e-9

interface ScoreTable {
  /** One list per item, in tenths. */
  readonly items: readonly (readonly number[])[]
  readonly full: number
}

/** A table of scores: some students are better, some items harder, some are all or nothing, some in half points. */
export function randomTable(random: () => number): ScoreTable {
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const [students, count, full] = [between(10, 60), between(2, 12), between(1, 8) * 10]
  const abilities = Array.from({ length: students }, random)
  const items = Array.from({ length: count }, () => {
    const [ease, isWhole] = [random(), random() < 0.6]
    return abilities.map((ability) => {
      const share = (ability + ease + random()) / 3
      return isWhole ? (share > 0.5 ? full : 0) : Math.round((share * full) / 5) * 5
    })
  })
  return { items, full }
}

type Compared = readonly [what: string, ours: number, theirs: number]

/** The differences between our figures and the textbook's for one table. */
export function differencesIn({ items, full }: ScoreTable): readonly string[] {
  const totals = textbook.totalsOf(items)
  return [...ofPaper(items), ...items.flatMap((item) => ofItem(item, totals, full)), ...ofStudents(totals)]
    .filter(([, ours, theirs]) => !(Math.abs(ours - theirs) <= tolerance * Math.max(1, Math.abs(theirs))))
    .map(([what, ours, theirs]) => `${what}: ${ours}, not ${theirs}`)
}

function ofPaper(items: ScoreTable['items']): readonly Compared[] {
  const found = reliabilityOf(items)
  if (found === null) return []
  return [
    ['alpha', exactNumber(found.alpha), textbook.alpha(items)],
    ...(found.error === null ? [] : [['error', byRootNumber(found.error), textbook.standardError(items)] as const]),
  ]
}

function ofItem(item: readonly number[], totals: readonly number[], full: number): readonly Compared[] {
  const results = item.map((score, index) => ({ item: score, total: totals[index] ?? 0 }))
  const correlation = itemCorrelationOf(results)
  const discrimination = discriminationOf(results, full)
  return [
    ...(correlation === null
      ? []
      : [['correlation', byRootNumber(correlation), textbook.itemRest(item, totals)] as const]),
    [
      'discrimination',
      discrimination === null ? Number.NaN : discrimination.numerator / discrimination.denominator,
      textbook.discrimination(item, totals, full),
    ],
  ]
}

function ofStudents(totals: readonly number[]): readonly Compared[] {
  const moments = momentsOf(totals)
  const percentiles = percentilesOf(totals)
  const standings = totals.flatMap((total, index): Compared[] => {
    const [z, percentile] = [zScoreOf(total, moments), percentiles.get(total)]
    if (z === null || percentile === undefined) return []
    return [
      [`z of ${index}`, byRootNumber(z), textbook.zScore(total, totals)],
      [`z of ${index} as a number`, zNumbersIn(moments)?.(total) ?? Number.NaN, byRootNumber(z)],
      [`percentile of ${index}`, exactNumber(percentile), textbook.percentileRank(total, totals)],
    ]
  })
  const points = totals.map((value, index) => ({ index, value: value / 100 }))
  return [...standings, ['slope', slopeOf(points) ?? Number.NaN, textbook.slope(points)]]
}

import { countedRepeats, type ComparedQuestion, type KindsOf } from '#domain/bank/question-kinds.ts'
import type { BankedQuestion } from './as-paper-question.ts'
import { isBefore, type Rank } from './rank.ts'

/** So many questions of one type. */
export interface TypeCount {
  readonly type: number
  readonly count: number
}

/** A question beside which others are chosen. */
export interface Beside extends ComparedQuestion {
  readonly items: readonly (ComparedQuestion['items'][number] & Pick<BankedQuestion['items'][number], 'knowledge'>)[]
}

/** A question that may be chosen. */
export interface TypeCandidate extends Beside, Pick<BankedQuestion, 'type'> {
  /** When the class last had it; null if never, or if there is no class. */
  readonly usedAt: string | null
}

export interface ChosenByType<Question> {
  /** By type, in the order in which the types were asked for. */
  readonly chosen: readonly Question[]
  /** How many questions of each type were not found; only types that lack some. */
  readonly lacking: readonly TypeCount[]
  /** How many of the chosen ones the class has had before. */
  readonly reused: number
}

/**
 * Chooses the asked number of each type: first what repeats none of the questions `present` and chosen before, then what
 * the class has not had, then what has the fewest of their knowledge points, then the first one.
 */
export function chooseByType<Question extends TypeCandidate>(
  asked: readonly TypeCount[],
  present: readonly Beside[],
  candidates: readonly Question[],
  kindsOf: KindsOf,
): ChosenByType<Question> {
  const chosen: Question[] = []
  const lacking: TypeCount[] = []
  for (const { type, count } of asked) {
    const left = candidates.filter((one) => one.type === type)
    const found = Math.min(count, left.length)
    for (let taken = 0; taken < found; taken += 1)
      chosen.push(...left.splice(bestOf(left, [...present, ...chosen], kindsOf), 1))
    if (found < count) lacking.push({ type, count: count - found })
  }
  return { chosen, lacking, reused: chosen.filter(({ usedAt }) => usedAt !== null).length }
}

/** The index of the question that fits best beside these. */
function bestOf(candidates: readonly TypeCandidate[], beside: readonly Beside[], kindsOf: KindsOf): number {
  const repeats = countedRepeats(kindsOf, beside)
  const known = new Map<string, number>()
  for (const { items } of beside)
    for (const { knowledge } of items) known.set(knowledge, (known.get(knowledge) ?? 0) + 1)
  const ranks = candidates.map((one): Rank => {
    const points = one.items.reduce((sum, { knowledge }) => sum + (known.get(knowledge) ?? 0), 0)
    const repeated = repeats.of(one)
    return [repeated > 0 ? 1 : 0, one.usedAt === null ? 0 : 1, repeated, points / Math.max(one.items.length, 1)]
  })
  return ranks.reduce((best, rank, index) => (isBefore(rank, ranks[best] ?? []) ? index : best), 0)
}

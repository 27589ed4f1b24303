import type { BankedQuestion } from './as-paper-question.ts'

/** So many questions of one type. */
export interface TypeCount {
  readonly type: number
  readonly count: number
}

/** A question that may be chosen. */
export interface TypeCandidate extends Pick<BankedQuestion, 'type'> {
  readonly items: readonly Pick<BankedQuestion['items'][number], 'knowledge'>[]
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
 * Chooses the asked number of each type: first what the class has not had, then what repeats the fewest knowledge points
 * of the questions `present` and chosen before, then the first one.
 */
export function chooseByType<Question extends TypeCandidate>(
  asked: readonly TypeCount[],
  present: readonly Pick<TypeCandidate, 'items'>[],
  candidates: readonly Question[],
): ChosenByType<Question> {
  const chosen: Question[] = []
  const lacking: TypeCount[] = []
  for (const { type, count } of asked) {
    const left = candidates.filter((one) => one.type === type)
    const found = Math.min(count, left.length)
    for (let taken = 0; taken < found; taken += 1) chosen.push(...left.splice(bestOf(left, [...present, ...chosen]), 1))
    if (found < count) lacking.push({ type, count: count - found })
  }
  return { chosen, lacking, reused: chosen.filter(({ usedAt }) => usedAt !== null).length }
}

/** The index of the question that fits best beside these. */
function bestOf(candidates: readonly TypeCandidate[], beside: readonly Pick<TypeCandidate, 'items'>[]): number {
  const known = new Map<string, number>()
  for (const { items } of beside)
    for (const { knowledge } of items) known.set(knowledge, (known.get(knowledge) ?? 0) + 1)
  const repeated = candidates.map(({ items, usedAt }) => [
    usedAt === null ? 0 : 1,
    items.reduce((sum, { knowledge }) => sum + (known.get(knowledge) ?? 0), 0) / Math.max(items.length, 1),
  ])
  return repeated.reduce((best, one, index) => (isLess(one, repeated[best] ?? []) ? index : best), 0)
}

const isLess = ([used = 0, repeats = 0]: readonly number[], [otherUsed = 0, otherRepeats = 0]: readonly number[]) =>
  used === otherUsed ? repeats < otherRepeats : used < otherUsed

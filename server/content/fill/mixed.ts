import { groupedBy } from '#domain/values/grouped-by.ts'
import { drawnPrefix } from '../maths/drawn-prefix.ts'
import type { SeedQuestion } from '../types.ts'

/**
 * The questions in the order in which the bank takes them: those of one generator, or of one type and chapter, in turn,
 * all ending together. So the newest of a list, which a teacher sees first, are of all kinds.
 */
export function mixed(questions: readonly SeedQuestion[]): readonly SeedQuestion[] {
  const kinds = [...groupedBy(questions, kindOf).values()]
  const rounds = Math.max(...kinds.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) =>
    kinds.flatMap((kind) => kind[round - rounds + kind.length] ?? []),
  ).flat()
}

const kindOf = ({ code, chapter, type }: SeedQuestion): string => drawnPrefix(code) ?? `${chapter} ${type}`

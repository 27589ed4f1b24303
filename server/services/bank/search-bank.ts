import type { bank } from '#api/contract/groups/bank.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { countOf, facet, fits } from './bank-facets.ts'
import type { SearchInput } from './bank-filters.ts'
import { findHits } from './bank-hits.ts'
import { loadWithUses } from './class-uses.ts'

/** One page of the questions that match all filters, with counts for each filter value; four queries. */
export async function searchBank(
  db: Executor,
  input: SearchInput,
  caller: Caller,
): Promise<OutputOf<(typeof bank)['list']>> {
  const { cells, points, questionIds } = await findHits(db, input, caller)
  return {
    list: await loadWithUses(db, questionIds, input.courseId),
    total: countOf(cells.filter((cell) => fits(cell, input))),
    facets: {
      types: facet(cells, input, 'type', 'types'),
      difficulties: facet(cells, input, 'difficulty', 'difficulties'),
      sources: facet(cells, input, 'source', 'sources'),
      knowledge: [...points],
    },
  }
}

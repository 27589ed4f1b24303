import { type SQL, sql } from 'drizzle-orm'
import { bankLimits } from '#domain/bank/bank-limits.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { bankSearch, knowledge } from '#server/database/schema/questions.ts'
import type { Cell, Chosen } from './bank-facets.ts'
import { usedBy } from './class-uses.ts'
import { inForce } from './difficulty-in-force.ts'
import { hasAsTyped, openFilters, type SearchInput } from './bank-filters.ts'

/** What a search finds before whole questions are read. */
export interface Hits {
  /** Those of the requested page. */
  readonly questionIds: readonly number[]
  /** Regardless of the chosen type, difficulty and source. */
  readonly cells: readonly Cell[]
  /** Regardless of the chosen knowledge points; the most frequent first. */
  readonly points: readonly { readonly knowledgeId: number; readonly name: string; readonly count: number }[]
}

/** Finds the matches once, then counts and sorts them: one statement for everything on a page but its questions. */
export async function findHits(db: Executor, input: SearchInput, caller: Caller): Promise<Hits> {
  const { knowledgeIds, pager } = input
  const ofPoints = knowledgeIds === undefined ? sql`true` : sql`knowledge_ids && ${sql.param(knowledgeIds)}::bigint[]`
  const ofKind = kindFilter(input)
  const { rows } = await db.execute<Readonly<Record<keyof Hits, never>>>(sql`
    with hits as materialized (
      select question_id, list_position, type, ${inForce} as difficulty, knowledge_ids,
        case when owner_id is null then 'platform' when is_imported then 'imported' else 'own' end as source,
        ${hasAsTyped(input) ?? sql`true`} as is_as_typed
      from ${bankSearch} where ${openFilters(db, input, caller)}
    ), cell as (
      select type, difficulty, source, count(*)::int as count from hits where ${ofPoints} group by 1, 2, 3
    ), point as (
      select id, count(*)::int as count from (select unnest(knowledge_ids) as id from hits where ${ofKind}) as asked
      group by id order by count desc, id limit ${bankLimits.knowledgeCounted}
    ), named as (
      select id as "knowledgeId", name, count from point join ${knowledge} on knowledge_id = id order by count desc, id
    ), page as (
      select question_id from hits where ${ofPoints} and ${ofKind} order by ${orderOf(db, input)}
      limit ${pager.pageSize} offset ${(pager.currentPage - 1) * pager.pageSize}
    )
    select (select coalesce(json_agg(cell), '[]') from cell) as cells,
      (select coalesce(json_agg(named), '[]') from named) as points,
      (select coalesce(json_agg(question_id), '[]') from page) as "questionIds"`)
  return rows[0] ?? { questionIds: [], cells: [], points: [] }
}

/** The conditions on type, difficulty and source. */
function kindFilter({ types, difficulties, sources }: Chosen): SQL {
  const asked = [
    ...(types === undefined ? [] : [sql`type = any(${sql.param(types)}::int[])`]),
    ...(difficulties === undefined ? [] : [sql`difficulty = any(${sql.param(difficulties)}::int[])`]),
    ...(sources === undefined ? [] : [sql`source = any(${sql.param(sources)}::text[])`]),
  ]
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `)
}

/**
 * Questions that contain the keyword exactly as typed come first, unless all do; of equals the teacher's own, the newest
 * first, and then those that shipped, by their positions.
 */
function orderOf(db: Executor, input: SearchInput): SQL {
  const { sort, courseId } = input
  const asTyped = hasAsTyped(input) === null ? sql`` : sql`is_as_typed desc, `
  const first = {
    newest: sql``,
    easiest: sql`difficulty, `,
    hardest: sql`difficulty desc, `,
    unused: courseId === undefined ? sql`` : sql`question_id in ${usedBy(db, courseId)}, `,
  }
  return sql`${asTyped}${first[sort]}list_position nulls first, question_id desc`
}

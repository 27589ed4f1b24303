import { sql } from 'drizzle-orm'
import { anyOf } from './any-of.ts'
import type { Executor } from './database.ts'
import { question } from './schema/questions.ts'

/**
 * The positions of shipped questions in lists: those of one generator, or of one type and chapter, are a kind, and kinds
 * take turns, so that no list begins with many of one, whenever which were added. Within a turn kinds are in an order
 * of their own, which mixes chapters.
 */
export async function findListPositions(
  db: Executor,
  shippedIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (shippedIds.length === 0) return new Map()
  const kindOf = sql`${question.chapterId} || ' ' || ${question.type} || ' ' || regexp_replace(${question.code}, '[0-9]+$', '')`
  const { rows } = await db.execute<{ id: string; position: string }>(sql`
    with kinds as (
      select distinct ${kindOf} as kind, ${question.chapterId} as of_chapter, ${question.type} as of_type
      from ${question} where ${question.questionId} = ${anyOf(shippedIds)}
    ), turns as (
      select ${question.questionId} as id, kind, row_number() over (partition by kind order by ${question.questionId}) as turn
      from ${question} join kinds on ${question.chapterId} = of_chapter and ${question.type} = of_type
        and ${kindOf} = kind
    )
    select id, turn * 65536 + ('x' || left(md5(kind), 4))::bit(16)::int as position
    from turns where id = ${anyOf(shippedIds)}`)
  return new Map(rows.map(({ id, position }) => [Number(id), Number(position)]))
}

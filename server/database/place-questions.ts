import { sql } from 'drizzle-orm'
import { anyOf } from './any-of.ts'
import type { Executor } from './database.ts'
import { bankSearch, question } from './schema/questions.ts'

/**
 * Gives shipped questions their places in lists: those of one generator, or of one type and chapter, are a kind, and
 * kinds take turns, so that no list begins with many of one, whenever which were added. Within a turn kinds are in an
 * order of their own, which mixes chapters.
 */
export async function placeQuestions(db: Executor, questionIds: readonly number[]): Promise<void> {
  const codeOf = sql`${question.chapterId} || ' ' || ${question.type} || ' ' || regexp_replace(${question.code}, '[0-9]+$', '')`
  await db.execute(sql`
    with kinds as (
      select distinct ${codeOf} as kind, ${question.chapterId} as of_chapter, ${question.type} as of_type
      from ${question} where ${question.questionId} = ${anyOf(questionIds)} and ${question.code} is not null
    ), turns as (
      select ${question.questionId} as id, kind, row_number() over (partition by kind order by ${question.questionId}) as turn
      from ${question} join kinds on ${question.chapterId} = of_chapter and ${question.type} = of_type
        and ${codeOf} = kind
    )
    update ${bankSearch} set place = turn * 65536 + ('x' || left(md5(kind), 4))::bit(16)::int
    from turns where ${bankSearch.questionId} = id and ${bankSearch.questionId} = ${anyOf(questionIds)}`)
}

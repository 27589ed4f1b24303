import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Executor, OpenDatabase } from '#server/database/database.ts'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import { findHits } from './bank-hits.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await lendDatabase()
})

afterAll(() => database.close())

/** How the rows of questions would be read by index for this search. */
async function readBy(sources: ('own' | 'imported')[]): Promise<string[]> {
  const lines: string[] = []
  await database.db.transaction(async (tx) => {
    for (const way of ['enable_seqscan', 'enable_bitmapscan']) await tx.execute(sql.raw(`set local ${way} = off`))
    const execute = async (query: SQL) => {
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${query}`)
      lines.push(...rows.map((row) => row['QUERY PLAN']))
      return { rows: [] }
    }
    const explaining: Executor = Object.create(tx, { execute: { value: execute } })
    const pager = { currentPage: 1, pageSize: 10 }
    await findHits(explaining, { subjectId: 203, sources, sort: 'newest', pager }, { uid: 1, schoolId: 1 })
  })
  return lines.filter((line) => line.includes('bank_search')).map((line) => line.replace(/^[\s>-]+/, ''))
}

test('questions of a source are counted and sorted from an index alone', async () => {
  expect(await readBy(['imported'])).toEqual(['Index Only Scan using bank_search_facets on bank_search'])
})

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import { prepared } from './prepared.ts'
import { school } from './schema/people.ts'

test('a query is built once, and runs on the transaction that executes it', async () => {
  const { db, close } = await lendDatabase()
  let times = 0
  const adding = prepared((executor) => {
    times += 1
    const code = sql.placeholder('code')
    return executor
      .insert(school)
      .values({ name: code, code, createdAt: new Date(0) })
      .prepare('add_school')
  })
  await adding(db).execute({ code: 'kept' })
  await db.transaction((transaction) => adding(transaction).execute({ code: 'kept too' }))
  const undone = db.transaction(async (transaction) => {
    await adding(transaction).execute({ code: 'undone' })
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  const codes = await db.select({ code: school.code }).from(school).orderBy(school.schoolId)
  expect({ times, codes }).toEqual({ times: 1, codes: [{ code: 'kept' }, { code: 'kept too' }] })
  await close()
})

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paper, paperItem } from '#server/database/schema/papers.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { copyPaper } from './copy-paper.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

test('a paper stays locked until it has been copied, so that nobody saves it in between', async () => {
  const isLocked = sql<boolean>`${sql.raw('xmax')} = pg_current_xact_id()::xid`
  const rows = await service.db.transaction(async (transaction) => {
    const caller = { uid: world.teacher.uid, schoolId: 1 }
    await copyPaper(transaction, world.paperId, '', { caller, now: service.clock.now })
    return transaction.select({ isLocked }).from(paper).where(eq(paper.paperId, world.paperId))
  })
  expect(rows).toEqual([{ isLocked: true }])
})

test('the keys of a copy begin anew, however often those of its original were corrected', async () => {
  await service.db.update(paperItem).set({ keyRev: 3 }).where(eq(paperItem.paperId, world.paperId))
  const caller = { uid: world.teacher.uid, schoolId: 1 }
  const copied = await copyPaper(service.db, world.paperId, '', { caller, now: service.clock.now })
  const rows = await service.db.select().from(paperItem).where(eq(paperItem.paperId, copied.paperId))
  expect(rows.map(({ keyRev }) => keyRev)).toEqual(world.itemIds.map(() => 0))
})

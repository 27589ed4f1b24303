import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { paper as paperArea } from '#api/contract/areas/paper.ts'
import { senderCount, loginFailure } from '#server/database/schema/sign-on.ts'
import { idempotency, jobProgress } from '#server/database/schema/system.ts'
import { startTestService, type TestService } from '#tests/support/test-service.ts'
import { makeWorld, type World } from '#tests/support/world.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

const hour = 3_600_000

test('answers of writes are forgotten after a day, the progress of jobs after a week', async () => {
  const { db, clock } = service
  const ago = (hours: number) => new Date(clock.now.getTime() - hours * hour)
  const key = { uid: world.teacher.uid, path: '/x', bodyHash: '-', answer: '{}' }
  await db.insert(idempotency).values([
    { ...key, key: 'yesterday', createdAt: new Date(ago(24).getTime() - 1) },
    { ...key, key: 'today', createdAt: ago(24) },
  ])
  const job = { kind: 'remark', uid: world.teacher.uid, state: 'done', updatedAt: clock.now }
  await db.insert(jobProgress).values([
    { ...job, jobId: 'last-week', createdAt: new Date(ago(168).getTime() - 1) },
    { ...job, jobId: 'this-week', createdAt: ago(168) },
  ])
  await db.execute(sql`update pgboss.job set state = 'created' where name = 'cleanUp'`)
  await service.runJobs()
  expect((await db.select().from(idempotency)).map((row) => row.key)).toEqual(['today'])
  expect((await db.select().from(jobProgress)).map(({ jobId }) => jobId)).toEqual(['this-week'])
})

test('failed sign-ins and counts of senders are forgotten once their day is over', async () => {
  const { db, clock } = service
  await db.insert(loginFailure).values([
    { subject: 'uid:1', day: '2026-11-18', failures: 10 },
    { subject: 'uid:2', day: '2026-11-20', failures: 3 },
  ])
  const counted = { kind: 'clientToken', count: 1 }
  await db.insert(senderCount).values([
    { ...counted, sender: '10.0.0.1', windowStart: new Date(clock.now.getTime() - 24 * hour - 1) },
    { ...counted, sender: '10.0.0.2', windowStart: clock.now },
  ])
  await db.execute(sql`update pgboss.job set state = 'created' where name = 'cleanUp'`)
  await service.runJobs()
  expect((await db.select().from(loginFailure)).map(({ subject }) => subject)).toEqual(['uid:2'])
  expect((await db.select().from(senderCount)).map(({ sender }) => sender)).toEqual(['10.0.0.2'])
})

test('who waits for a job that failed for good is told so', async () => {
  const { data } = await world.teacher.call(paperArea.correctKey, {
    paperId: world.paperId,
    itemId: world.itemIds[0] ?? 0,
    keyRev: 0,
    key: { kind: 'single', choice: 'C' },
  })
  await service.db.execute(sql`update job_progress set result = '{"cursor": "broken"}' where job_id = ${data.jobId}`)
  for (let round = 0; round < 7; round += 1) {
    await service.runJobs()
    await service.db.execute(sql`update pgboss.job set start_after = now() - interval '1 second'`)
  }
  expect(await world.teacher.get(paperArea.correctionProgress, data)).toEqual({
    state: 'failed',
    done: 0,
    total: 0,
    changes: [],
  })
  expect(service.faults).toHaveLength(6)
})

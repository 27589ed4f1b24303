import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { itemIdAt, makeWorld, type World } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

test('the person waiting for a job is notified when it has failed for good', async () => {
  const { data } = await world.teacher.call(paperArea.correctKey, {
    paperId: world.paperId,
    itemId: itemIdAt(world, 0),
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

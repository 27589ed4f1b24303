import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import { keyChange } from '#api/contract/groups/key-change.ts'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { bankSearch } from '#server/database/schema/questions.ts'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, itemIdAt, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'
import { startJobs } from './start-jobs.ts'
import { hour, minute } from '#domain/time/units.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

/** Runs a job that has failed once until it has failed for good. */
async function runToTheEnd(): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    await service.db.execute(sql`update pgboss.job set start_after = now() - interval '1 second'`)
    await service.runJobs()
  }
}

test('the person waiting for a job is notified when it has failed for good', async () => {
  const { data } = await world.teacher.call(paperArea.correctKey, {
    paperId: world.paperId,
    itemId: itemIdAt(world, 0),
    keyRev: 0,
    key: { kind: 'single', choice: 'C' },
  })
  await service.db.execute(sql`update job_progress set result = '{"cursor": "broken"}' where job_id = ${data.jobId}`)
  await service.runJobs()
  await runToTheEnd()
  expect(await world.teacher.get(paperArea.correctionProgress, data)).toEqual({
    state: 'failed',
    done: 0,
    total: 0,
    changes: [],
  })
  expect(service.faults.splice(0)).toHaveLength(6)
})

/** Two single choices on a paper of their own; corrects both keys, and returns the jobs that mark by them. */
async function correctTwo(): Promise<readonly string[]> {
  const single = worldItems[0]
  if (single === undefined) throw new Error('The world has no item')
  const { paperId, itemIds } = await addPaper(service.db, 1, world.teacher.uid, [single, single])
  const key = { kind: 'single', choice: 'C' } as const
  const revisedKeys = itemIds.map((itemId) => ({ itemId, key, keyRev: 0 }))
  return (await world.teacher.get(keyChange.correctAll, { paperId, revisedKeys })).jobIds
}

/** How often questions are measured while something runs. */
async function countMeasured(run: () => Promise<void>): Promise<number> {
  const updating = vi.spyOn(service.db, 'update')
  await run()
  const count = updating.mock.calls.filter(([table]) => table === bankSearch).length
  updating.mockRestore()
  return count
}

test('keys that are corrected together have their paper measured once', async () => {
  await correctTwo()
  expect({ measured: await countMeasured(service.runJobs), faults: service.faults }).toEqual({
    measured: 1,
    faults: [],
  })
})

test('a paper is measured though the last of its corrected keys cannot be marked by', async () => {
  const last = (await correctTwo()).at(-1) ?? ''
  await service.db.execute(sql`update job_progress set result = '{"cursor": "broken"}' where job_id = ${last}`)
  const first = await countMeasured(service.runJobs)
  const rest = await countMeasured(runToTheEnd)
  expect({ first, rest, faults: service.faults.length }).toEqual({ first: 0, rest: 1, faults: 6 })
})

test('work whose time is over is looked for every minute until the service stops', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { pool, db, close } = await lendDatabase()
  let looks = 0
  const now = () => {
    looks += 1
    return new Date('2026-11-20T06:00:00Z')
  }
  const log = { fault: () => {} }
  const jobs = await startJobs({ pool, db, now, log, pollEvery: 10 * hour })
  vi.advanceTimersByTime(minute - 1)
  const before = looks
  vi.advanceTimersByTime(1)
  const atMinute = looks
  await jobs.stop()
  const atStop = looks
  vi.advanceTimersByTime(10 * minute)
  expect({ before, atMinute, afterwards: looks - atStop }).toEqual({ before: 0, atMinute: 1, afterwards: 0 })
  await close()
})

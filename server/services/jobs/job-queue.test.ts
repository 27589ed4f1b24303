import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type OpenDatabase, openDatabase } from '#server/database/database.ts'
import { school } from '#server/database/schema/people.ts'
import { copiedDatabase } from '#tests/support/database/copied-database.ts'
import { heldWork } from '#tests/support/documents/held-work.ts'
import { type Job, type JobQueue, openJobQueue } from './job-queue.ts'
import { jobsAtWork } from './jobs-at-work.ts'

let database: OpenDatabase
let remove: () => Promise<void>
let errors: unknown[]
let queues: JobQueue[]

beforeAll(async () => {
  const copy = await copiedDatabase()
  remove = copy.remove
  database = await openDatabase(copy.location)
})

afterAll(async () => {
  await database.close()
  await remove()
})

beforeEach(async () => {
  await database.pool.query('delete from pgboss.job')
  errors = []
  queues = []
})

afterEach(async () => {
  vi.useRealTimers()
  for (const queue of queues) await queue.stop()
})

/** The queue of one process. */
async function start(pollEvery: number | null = null): Promise<JobQueue> {
  const queue = await openJobQueue({ pool: database.pool, pollEvery, report: (error) => errors.push(error) })
  queues.push(queue)
  return queue
}

const data = { paperId: 1, itemId: 2 }

/** Makes the wait for a retry expire. */
const makeDue = () => database.pool.query(`update pgboss.job set start_after = now() - interval '1 second'`)

test('a job is created if its transaction commits, and only then', async () => {
  const queue = await start()
  const seen: Job<'remark'>[] = []
  queue.work('remark', async (job) => void seen.push(job))
  const undone = database.db.transaction(async (transaction) => {
    await queue.send(transaction, 'remark', data)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await queue.runDue()
  expect(seen).toEqual([])
  const created = { name: '同', code: 'same-transaction', createdAt: new Date(0) }
  const jobId = await database.db.transaction(async (transaction) => {
    await transaction.insert(school).values(created)
    return queue.send(transaction, 'remark', data)
  })
  await queue.runDue()
  await queue.runDue()
  expect(seen).toEqual([{ ...data, jobId }])
  expect(await database.db.select().from(school).where(eq(school.code, created.code))).toHaveLength(1)
  expect(errors).toEqual([])
})

test('a job that throws is reported and retried later; the next job does not wait for it', async () => {
  const queue = await start()
  const tries = { first: 0, second: 0 }
  queue.work('remark', async ({ itemId }) => {
    if (itemId === 2) tries.second += 1
    else if ((tries.first += 1) === 1) throw new Error('away')
  })
  await queue.send(database.db, 'remark', { paperId: 1, itemId: 1 })
  await queue.send(database.db, 'remark', { paperId: 1, itemId: 2 })
  await queue.runDue()
  expect({ tries, errors }).toEqual({ tries: { first: 1, second: 1 }, errors: [new Error('away')] })
  await makeDue()
  await queue.runDue()
  await makeDue()
  await queue.runDue()
  expect(tries).toEqual({ first: 2, second: 1 })
})

test('a long job does not hold up jobs of another name', async () => {
  const queue = await start()
  const [begin, long] = [heldWork(), heldWork()]
  const seen: string[] = []
  queue.work('readScan', async () => {
    begin.end()
    await long.work()
    seen.push('readScan')
  })
  queue.work('remark', async () => void seen.push('remark'))
  await queue.send(database.db, 'readScan', { scanId: 1 })
  const reading = queue.runDue()
  await begin.work()
  await queue.send(database.db, 'remark', data)
  // It joins the long one, and runs what else is due.
  const both = queue.runDue()
  await vi.waitFor(() => expect(seen).toEqual(['remark']))
  long.end()
  await Promise.all([reading, both])
  expect(seen).toEqual(['remark', 'readScan'])
})

test('a job that never succeeds is given up once, under its own id', async () => {
  const queue = await start()
  const tries: string[] = []
  const given: string[] = []
  queue.work('remark', async ({ jobId }) => {
    tries.push(jobId)
    throw new Error('broken')
  })
  queue.work('giveUp', async ({ jobId }) => void given.push(jobId))
  const jobId = await queue.send(database.db, 'remark', data)
  for (let round = 0; round < 10; round += 1) {
    await queue.runDue()
    await makeDue()
  }
  expect({ tries, given }).toEqual({ tries: Array.from({ length: 6 }, () => jobId), given: [jobId] })
})

test('a job whose process died is run by another one', async () => {
  const dead = await start()
  const jobId = await dead.send(database.db, 'remark', data)
  await database.pool.query(
    `update pgboss.job set state = 'active', started_on = now() - interval '61 seconds' where id = $1`,
    [jobId],
  )
  const alive = await start()
  const seen: string[] = []
  alive.work('remark', async (job) => void seen.push(job.jobId))
  await alive.runDue()
  expect(seen).toEqual([])
  await expireOld()
  await makeDue()
  await alive.runDue()
  expect(seen).toEqual([jobId])
})

/** As if a process had started it, and had sent its last heartbeat this many seconds ago. */
const leaveBehind = (jobId: string, seconds: number, retries = 0) =>
  database.pool.query(
    `update pgboss.job set state = 'active', retry_count = $3, started_on = now() - make_interval(secs => $2)
      where id = $1`,
    [jobId, seconds, retries],
  )

test('a dead process’s job is run at the next poll, but not a live process’s or one tried too often', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const alive = await start(2_000)
  const [left, live, tried] = [
    await alive.send(database.db, 'remark', data),
    await alive.send(database.db, 'remark', data),
    await alive.send(database.db, 'remark', data),
  ]
  await leaveBehind(left, 5)
  await leaveBehind(live, 1)
  await leaveBehind(tried, 5, 5)
  const last = await alive.send(database.db, 'remark', data)
  const seen: string[] = []
  const done = new Promise<void>((resolve) =>
    alive.work('remark', async ({ jobId }) => {
      seen.push(jobId)
      if (seen.length === 2) resolve()
    }),
  )
  vi.advanceTimersByTime(2_000)
  await done
  await alive.stop()
  expect({ seen: seen.toSorted(), errors }).toEqual({ seen: [left, last].toSorted(), errors: [] })
})

test('no process takes its own running job for abandoned, however old its last heartbeat', async () => {
  const queue = await start()
  const atWork = jobsAtWork(database.pool, (error) => errors.push(error))
  const jobId = await queue.send(database.db, 'remark', data)
  await leaveBehind(jobId, 30)
  const stateNow = async () => {
    await atWork.takeUpAbandoned()
    return (await database.pool.query('select state from pgboss.job where id = $1', [jobId])).rows
  }
  expect({ during: await atWork.during(jobId, stateNow), afterwards: await stateNow() }).toEqual({
    during: [{ state: 'active' }],
    afterwards: [{ state: 'retry' }],
  })
})

test('a process sends a heartbeat every second for a running job', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const queue = await start(2_000)
  const seen: string[] = []
  const { work, end } = heldWork()
  const begun = new Promise<void>((resolve) =>
    queue.work('remark', async ({ jobId }) => {
      seen.push(jobId)
      resolve()
      await work()
    }),
  )
  const jobId = await queue.send(database.db, 'remark', data)
  vi.advanceTimersByTime(2_000)
  await begun
  await leaveBehind(jobId, 30)
  const silentFor = async () => {
    const { rows } = await database.pool.query(
      'select state, now() - started_on > make_interval(secs => 20) as "isLong" from pgboss.job where id = $1',
      [jobId],
    )
    return rows
  }
  expect(await silentFor()).toEqual([{ state: 'active', isLong: true }])
  vi.advanceTimersByTime(2_000)
  await expect.poll(silentFor).toEqual([{ state: 'active', isLong: false }])
  end()
  await queue.stop()
  expect({ seen, timers: vi.getTimerCount(), errors }).toEqual({ seen: [jobId], timers: 0, errors: [] })
})

/** What pg-boss does every half minute. */
async function expireOld(): Promise<void> {
  const { default: PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schedule: false,
    supervise: false,
  })
  await boss.start()
  await boss.expire()
  await boss.stop({ graceful: false })
}

test('processes share the work: every job runs once', async () => {
  const seen: string[] = []
  const both = [await start(), await start()]
  for (const queue of both) queue.work('remark', async ({ jobId }) => void seen.push(jobId))
  const sent: string[] = []
  for (let index = 0; index < 20; index += 1) sent.push((await both[0]?.send(database.db, 'remark', data)) ?? '')
  await Promise.all(both.map((queue) => queue.runDue()))
  expect(seen.toSorted()).toEqual(sent.toSorted())
})

test('an hourly job is sent once an hour by all processes together', async () => {
  const both = [await start(), await start()]
  for (const queue of both) queue.work('cleanUp', async () => {})
  for (const queue of [...both, ...both]) await queue.sendHourly('cleanUp')
  // The hour is the database's, and may end between two of these calls.
  const { rows } = await database.db.execute(
    sql`select distinct count(*)::int as count from pgboss.job where name = 'cleanUp' group by singleton_on`,
  )
  expect(rows).toEqual([{ count: 1 }])
})

test('a queue polls for jobs by itself until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const queue = await start(2_000)
  const seen: string[] = []
  const done = new Promise<void>((resolve) =>
    queue.work('remark', async ({ jobId }) => {
      seen.push(jobId)
      resolve()
    }),
  )
  const jobId = await queue.send(database.db, 'remark', data)
  vi.advanceTimersByTime(2_000)
  await done
  await queue.stop()
  await queue.send(database.db, 'remark', data)
  vi.advanceTimersByTime(2_000)
  await queue.runDue()
  expect({ seen, timers: vi.getTimerCount() }).toEqual({ seen: [jobId], timers: 0 })
})

test('two processes that start at once on a new database both work', async () => {
  await database.pool.query('drop schema pgboss cascade')
  const both = await Promise.all(Array.from({ length: 6 }, () => start()))
  const seen: string[] = []
  for (const queue of both) queue.work('remark', async ({ jobId }) => void seen.push(jobId))
  const sent = await Promise.all(both.map((queue) => queue.send(database.db, 'remark', data)))
  for (const queue of both) await queue.runDue()
  expect({ seen: seen.toSorted(), errors }).toEqual({ seen: sent.toSorted(), errors: [] })
})

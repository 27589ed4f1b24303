import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Executor } from '#server/database/database.ts'
import { installQueues } from './install-queues.ts'
import { type JobsAtWork, jobsAtWork } from './jobs-at-work.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** All background jobs by name, with their data. */
export interface JobData {
  /** The correction for which an item is marked again; none if a former key was restored. */
  readonly remark: { readonly paperId: number; readonly itemId: number; readonly keyChangeId?: number | undefined }
  /** Measures how hard the questions of a paper proved to be. */
  readonly measure: { readonly paperId: number }
  readonly importRoster: { readonly importId: number }
  readonly importPaper: { readonly paperImportId: number }
  readonly readScan: { readonly scanId: number }
  readonly cleanUp: object
  readonly tellEnds: object
  /**
   * A job that failed for good, by its id, with the scan whose pages it was to read, or the paper and the item whose
   * answers it was to mark again.
   */
  readonly giveUp: { readonly scanId?: number; readonly paperId?: number; readonly itemId?: number }
}

export type JobName = keyof JobData

const jobNames = [
  'giveUp',
  'remark',
  'measure',
  'importRoster',
  'importPaper',
  'readScan',
  'cleanUp',
  'tellEnds',
] as const satisfies readonly JobName[]

/**
 * A job as its handler gets it. Handlers may run twice, even concurrently after a crash, so they must be idempotent.
 */
export type Job<Name extends JobName> = JobData[Name] & { readonly jobId: string }

/** Queues a job in the transaction of `executor`: it is created if and only if that commits. */
export type SendJob = <Name extends JobName>(executor: Executor, name: Name, data: JobData[Name]) => Promise<string>

export interface JobQueue {
  readonly send: SendJob
  /** Sends a job without data, unless any process has sent one within this hour. */
  readonly sendHourly: (name: JobName) => Promise<void>
  readonly work: <Name extends JobName>(name: Name, handle: (job: Job<Name>) => Promise<void>) => void
  /**
   * Runs all due jobs: those of one name one after another, those of different names concurrently, so that a long one
   * holds up nothing else. A job's own error is reported; throws if that cannot be recorded.
   */
  readonly runDue: () => Promise<void>
  /** Waits for the running job. */
  readonly stop: () => Promise<void>
}

export interface QueueOptions {
  readonly pool: pg.Pool
  /**
   * Milliseconds between two polls for jobs; if null, only `runDue` polls, and nobody looks for the jobs of dead
   * processes.
   */
  readonly pollEvery: number | null
  readonly report: (error: unknown) => void
}

/** A job without a heartbeat for this long has failed, however many tries it has left. */
const expireInSeconds = 60

const sending = { expireInSeconds, retryLimit: 5, retryDelay: 2, retryBackoff: true } as const

/**
 * pg-boss on the service's own database, in its schema `pgboss`, alongside any number of other processes. Its own
 * workers and clock are not used: their errors would end the process when the database is briefly unavailable.
 */
export async function openJobQueue({ pool, pollEvery, report }: QueueOptions): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    schedule: false,
    supervise: pollEvery !== null,
    maintenanceIntervalSeconds: 30,
  })
  boss.on('error', report)
  await installQueues(pool, jobNames)
  await boss.start()
  const stopping = new AbortController()
  const atWork = jobsAtWork(pool, report)
  const queues: (() => Promise<void>)[] = []
  const runDue = async () => {
    const ends = await Promise.allSettled(queues.map((runQueue) => runQueue()))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }
  const look = async () => {
    await atWork.takeUpAbandoned()
    await runDue()
  }
  const timer = pollEvery === null ? undefined : setInterval(() => void look().catch(report), pollEvery)
  return {
    ...sendersOf(boss),
    work: (name, handle) => {
      queues.push(
        oneAtATime(async () => {
          while (!stopping.signal.aborted && (await runNext({ boss, atWork, report }, name, handle))) continue
        }),
      )
    },
    runDue,
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await runDue().catch(report)
      await boss.stop({ graceful: false })
    },
  }
}

const sendersOf = (boss: PgBoss): Pick<JobQueue, 'send' | 'sendHourly'> => ({
  send: async (executor, name, data) => {
    const jobId = randomUUID()
    const options = { ...sending, id: jobId, deadLetter: 'giveUp', db: databaseOf(executor) }
    await boss.send(name, { ...data, jobId }, options)
    return jobId
  },
  sendHourly: async (name) => {
    const jobId = randomUUID()
    await boss.send(name, { jobId }, { ...sending, id: jobId, singletonSeconds: 3_600 })
  },
})

interface Work {
  readonly boss: PgBoss
  readonly atWork: JobsAtWork
  readonly report: (error: unknown) => void
}

/** Runs the next due job of a queue; false if there is none. */
async function runNext<Name extends JobName>(
  { boss, atWork, report }: Work,
  name: Name,
  handle: (job: Job<Name>) => Promise<void>,
): Promise<boolean> {
  const [job] = await boss.fetch<Job<Name>>(name)
  if (job === undefined) return false
  try {
    await atWork.during(job.id, () => handle(job.data))
    await boss.complete(name, job.id)
  } catch (error) {
    report(error)
    await boss.fail(name, job.id, { message: error instanceof Error ? error.message : String(error) })
  }
  return true
}

/** Runs pg-boss's statements on an executor's own connection, so that they are part of its transaction. */
const databaseOf = ({ _: { session } }: Executor): PgBoss.Db => ({
  executeSql: (text, values) =>
    session
      .prepareQuery<{ execute: { rows: unknown[] }; all: unknown; values: unknown }>(
        { sql: text, params: values },
        undefined,
        undefined,
        false,
      )
      .execute(),
})

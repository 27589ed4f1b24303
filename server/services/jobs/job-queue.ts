import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Executor } from '#server/database/database.ts'
import { installQueues } from './install-queues.ts'
import { type JobsAtWork, jobsAtWork } from './jobs-at-work.ts'

/** Everything that is done behind a call, by name, with what it needs to know. */
export interface JobData {
  readonly remark: { readonly paperId: number; readonly itemId: number }
  readonly importRoster: { readonly importId: number }
  readonly importPaper: { readonly paperImportId: number }
  readonly readScan: { readonly scanId: number }
  readonly cleanUp: object
  readonly tellEnds: object
  /** A job that failed for good, by its id. */
  readonly giveUp: object
}

export type JobName = keyof JobData

const jobNames = [
  'giveUp',
  'remark',
  'importRoster',
  'importPaper',
  'readScan',
  'cleanUp',
  'tellEnds',
] as const satisfies readonly JobName[]

/** A job as its handler gets it. Handlers may run twice, and beside each other after a crash: they are idempotent. */
export type Job<Name extends JobName> = JobData[Name] & { readonly jobId: string }

/** Puts a job on its queue in the transaction of `executor`: it comes into being, or not, with everything else there. */
export type SendJob = <Name extends JobName>(executor: Executor, name: Name, data: JobData[Name]) => Promise<string>

export interface JobQueue {
  readonly send: SendJob
  /** Sends a job without data unless one was sent in this hour, by any process. */
  readonly sendHourly: (name: JobName) => Promise<void>
  readonly work: <Name extends JobName>(name: Name, handle: (job: Job<Name>) => Promise<void>) => void
  /**
   * Does all jobs that are due: those of one name one after another, beside those of others, so that a long one holds up
   * nothing else. A job's own error is reported; throws when that cannot be noted.
   */
  readonly runDue: () => Promise<void>
  /** Waits for the job at work. */
  readonly stop: () => Promise<void>
}

export interface QueueOptions {
  readonly pool: pg.Pool
  /** Milliseconds between two looks for jobs; null where only `runDue` looks, and nobody for those of dead processes. */
  readonly pollEvery: number | null
  readonly report: (error: unknown) => void
}

/** A job of which nobody says for so long that it is being done has failed, however often it may be tried. */
const expireInSeconds = 60

const sending = { expireInSeconds, retryLimit: 5, retryDelay: 2, retryBackoff: true } as const

/**
 * pg-boss on the service's own database, in its schema `pgboss`, beside any number of other processes. Its own workers
 * and clock are not used: their errors would end the process when the database is away for a moment.
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

/** A call while the work is going on joins it. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () =>
    (running ??= work().finally(() => {
      running = null
    }))
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

/** Does the next due job of a queue; false when there is none. */
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

/** pg-boss's statements on an executor's own connection, so that they belong to its transaction. */
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

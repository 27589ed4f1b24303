import type pg from 'pg'

/** Milliseconds between two heartbeats of a running job. */
const sayEvery = 1_000

/** Seconds without a heartbeat after which a job is taken over; running it twice at once does no harm. */
const abandonedAfter = 4

/** The jobs that this process is running, and those that a dead one left behind. */
export interface JobsAtWork {
  /** Runs a job, with a heartbeat once a second. */
  readonly during: <Result>(id: string, work: () => Promise<Result>) => Promise<Result>
  /** Makes jobs due again that have had no heartbeat for a while, except those tried too often. */
  readonly takeUpAbandoned: () => Promise<void>
}

/** The heartbeat is written to the column from which pg-boss measures how long a job has been running. */
export function jobsAtWork(pool: pg.Pool, report: (error: unknown) => void): JobsAtWork {
  const own = new Set<string>()
  return {
    during: async (id, work) => {
      own.add(id)
      const say = () => pool.query(`update pgboss.job set started_on = now() where id = $1 and state = 'active'`, [id])
      const timer = setInterval(() => void say().catch(report), sayEvery)
      try {
        return await work()
      } finally {
        clearInterval(timer)
        own.delete(id)
      }
    },
    takeUpAbandoned: async () => {
      await pool.query(
        `update pgboss.job set state = 'retry', start_after = now()
          where state = 'active' and started_on < now() - make_interval(secs => $1)
            and retry_count < retry_limit and id <> all ($2::uuid[])`,
        [abandonedAfter, [...own]],
      )
    },
  }
}

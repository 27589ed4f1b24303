import type pg from 'pg'

/** How often a process says that it is at a job still. */
const sayEvery = 1_000

/** Seconds after which a job of which nobody says so is taken up again; at work beside each other, two do no harm. */
const abandonedAfter = 4

/** The jobs that this process is at, and those that a dead one left behind. */
export interface JobsAtWork {
  /** Does a job, and says once a second that it is being done. */
  readonly during: <Result>(id: string, work: () => Promise<Result>) => Promise<Result>
  /** Makes jobs due again of which nobody has said for a while that they are being done, but those tried too often. */
  readonly takeUpAbandoned: () => Promise<void>
}

/** What is said goes into the column from which pg-boss counts how long a job has been at work. */
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

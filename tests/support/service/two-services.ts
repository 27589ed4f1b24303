import { createApp } from '#server/app.ts'
import type { Service } from '#server/core/service.ts'
import { openDatabase } from '#server/database/database.ts'
import { startJobs } from '#server/start-jobs.ts'
import { copiedDatabase } from '#tests/support/database/copied-database.ts'
import { clientOf, origin } from './test-client.ts'
import type { WorldService } from '#tests/support/worlds/world.ts'

/** Two service processes on one database, as behind a load balancer; they share only the database. */
export interface TwoServices extends WorldService {
  readonly services: readonly [Service, Service]
  readonly faults: unknown[]
  readonly close: () => Promise<void>
}

/**
 * On PostgreSQL each service has its own pool. The embedded database's folder can be opened only once, so there both
 * share one pool, and only state outside the database is separate.
 */
export async function startTwoServices(): Promise<TwoServices> {
  const { location, remove } = await copiedDatabase()
  const first = await openDatabase(location)
  const second = location.kind === 'postgres' ? await openDatabase(location) : null
  const clock = { now: new Date('2026-11-20T06:00:00Z') }
  const faults: unknown[] = []
  const now = () => clock.now
  const log = {
    request: () => {},
    page: () => {},
    fault: ({ error }: { readonly error: unknown }) => void faults.push(error),
  }
  const jobs = await startJobs({ pool: first.pool, db: first.db, now, log, pollEvery: null })
  const options = { allowedOrigins: new Set([origin]), secure: false, now, log, sendJob: jobs.send }
  const services = [
    createApp({ ...options, db: first.db }),
    createApp({ ...options, db: (second ?? first).db }),
  ] as const
  return {
    db: first.db,
    services,
    clock,
    faults,
    client: (uid = 0, cookie = '') => clientOf(services[0], uid, cookie),
    close: async () => {
      await jobs.stop()
      await second?.close()
      await first.close()
      await remove()
    },
  }
}

import { inject } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Service } from '#server/core/service.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { startJobs } from '#server/services/jobs/jobs.ts'
import { copyTemplate } from './database-template.ts'
import { clientOf, origin, type TestClient } from './test-client.ts'

export { origin, request } from './test-client.ts'
export type { Answer, CallOptions, TestClient } from './test-client.ts'

export interface TestService {
  readonly db: Database
  readonly service: Service
  readonly clock: { now: Date }
  readonly faults: unknown[]
  readonly client: (uid?: number, cookie?: string) => TestClient
  /** Does what waits behind the calls; nothing else looks for jobs. */
  readonly runJobs: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The real service on a fresh copy of the migrated database, with a clock that only the test moves. */
export async function startTestService(startAt = new Date('2026-11-20T06:00:00Z')): Promise<TestService> {
  const { place, remove } = await copyTemplate(inject('template'))
  const { pool, db, close } = await openDatabase(place)
  const clock = { now: startAt }
  const faults: unknown[] = []
  const now = () => clock.now
  const log = { request: () => {}, fault: ({ error }: { readonly error: unknown }) => void faults.push(error) }
  const jobs = await startJobs({ pool, db, now, log, pollEvery: null })
  const service = createApp({
    db,
    allowedOrigins: new Set([origin]),
    secure: false,
    now,
    log,
    sendJob: jobs.send,
  })
  return {
    db,
    service,
    clock,
    faults,
    client: (uid = 0, cookie = '') => clientOf(service, uid, cookie),
    runJobs: jobs.runDue,
    close: async () => {
      await jobs.stop()
      await close()
      await remove()
    },
  }
}

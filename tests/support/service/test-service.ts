import { createApp } from '#server/app.ts'
import type { Service } from '#server/core/service.ts'
import type { Database } from '#server/database/database.ts'
import { type JobsOptions, startJobs } from '#server/start-jobs.ts'
import type { MessagingProvider } from '#server/services/messaging-login/messaging-provider.ts'
import { readCities } from '#server/services/phone/cities.ts'
import { createOutbox, type Outbox } from '#server/services/verification/outbox.ts'
import { outboxEmailSender } from '#server/services/verification/email-sender.ts'
import { outboxSender } from '#server/services/verification/sms-sender.ts'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import { secondService } from './sample-input.ts'
import { clientOf, origin, type TestClient } from './test-client.ts'

export { origin, request } from './test-client.ts'
export type { Answer, CallOptions, TestClient } from './test-client.ts'

export interface TestService {
  readonly db: Database
  readonly service: Service
  readonly clock: { now: Date }
  readonly faults: unknown[]
  /** Text messages that were sent. */
  readonly outbox: Outbox
  readonly client: (uid?: number, cookie?: string) => TestClient
  /** Runs the queued jobs; nothing else does. */
  readonly runJobs: () => Promise<void>
  readonly close: () => Promise<void>
}

/** A messaging app that confirms everybody: the code is the person's id, except for "refused", which fails. */
const testMessaging: MessagingProvider = {
  authorizeUrl: (state) => `https://messaging.example/login?state=${state}`,
  openIdOf: async (code) => {
    if (code === 'refused') throw new Error('The messaging app confirmed nobody')
    return code
  },
}

const testCities = readCities('10.24.0.0/16,启明中学校园网')

/** The real service on a migrated, empty database, with a clock that only the test moves. */
export async function startTestService(
  startAt = new Date('2026-11-20T06:00:00Z'),
  options: Pick<JobsOptions, 'sheets'> = {},
): Promise<TestService> {
  const { pool, db, close } = await lendDatabase()
  const clock = { now: startAt }
  const faults: unknown[] = []
  const now = () => clock.now
  const outbox = createOutbox(now)
  const log = {
    request: () => {},
    page: () => {},
    fault: ({ error }: { readonly error: unknown }) => void faults.push(error),
  }
  const jobs = await startJobs({ pool, db, now, log, pollEvery: null, ...options })
  const service = createApp({
    db,
    allowedOrigins: new Set([origin]),
    secure: false,
    now,
    log,
    sendJob: jobs.send,
    ...options,
    baseUrl: origin,
    outbox,
    sendSms: outboxSender(outbox),
    sendEmail: outboxEmailSender(outbox),
    cities: testCities,
    messagingProvider: testMessaging,
    serviceOrigins: new Set([secondService]),
    product: { version: '1.2.3', buildId: 'test', downloadUrl: 'https://apps.example.cn/podium' },
  })
  return {
    db,
    service,
    clock,
    faults,
    outbox,
    client: (uid = 0, cookie = '') => clientOf(service, uid, cookie),
    runJobs: jobs.runDue,
    close: async () => {
      await jobs.stop()
      await close()
    },
  }
}

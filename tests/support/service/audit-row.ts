import { desc } from 'drizzle-orm'
import { expect } from 'vitest'
import { audit } from '#server/database/schema/system.ts'
import type { TestService } from './test-service.ts'

type AuditRow = typeof audit.$inferSelect

type GivenFields = Pick<AuditRow, 'at' | 'uid' | 'action' | 'path' | 'objectKind' | 'objectId' | 'rowCount'>

/** A complete audit row for anything but a sign-in: the given fields, and matchers for those only the service knows. */
export const auditRow = (given: GivenFields & Partial<AuditRow>): AuditRow => ({
  auditId: expect.any(Number),
  requestId: expect.stringMatching(/^[0-9a-f]{12}-\d+$/),
  way: null,
  address: null,
  agent: null,
  chainNo: expect.any(Number),
  hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  ...given,
})

/** The newest row of the audit; undefined if there is none. */
export const lastAuditRow = async ({ db }: Pick<TestService, 'db'>): Promise<AuditRow | undefined> =>
  (await db.select().from(audit).orderBy(desc(audit.auditId)).limit(1))[0]

import { expect } from 'vitest'
import type { audit } from '#server/database/schema/system.ts'

type AuditRow = typeof audit.$inferSelect

type Told = Pick<AuditRow, 'at' | 'uid' | 'action' | 'path' | 'objectKind' | 'objectId' | 'rowCount'>

/** A whole row of the audit that is no sign-in: what a test tells of it, and what only the service can know. */
export const auditRow = (told: Told & Partial<AuditRow>): AuditRow => ({
  auditId: expect.any(Number),
  requestId: expect.stringMatching(/^[0-9a-f]{12}-\d+$/),
  way: null,
  address: null,
  agent: null,
  chainNo: expect.any(Number),
  hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  ...told,
})

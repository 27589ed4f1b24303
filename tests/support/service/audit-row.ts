import { expect } from 'vitest'
import type { audit } from '#server/database/schema/system.ts'

type AuditRow = typeof audit.$inferSelect

type Told = Pick<AuditRow, 'at' | 'uid' | 'action' | 'path' | 'objectKind' | 'objectId' | 'rowCount'>

/** A complete audit row for anything but a sign-in: the given fields, and matchers for those only the service knows. */
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

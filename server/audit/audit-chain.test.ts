import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#server/database/schema/system.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { checkAuditChain } from './audit-chain.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})

afterAll(() => service.close())

const row = (uid: number) => ({
  at: new Date('2026-11-20T06:00:00.123Z'),
  uid,
  action: 'read',
  path: '/client/report',
  objectKind: 'test',
  objectId: null,
  rowCount: 40,
  requestId: `r-${uid}`,
})

test('rows written at the same time form one unbroken chain', async () => {
  expect(await checkAuditChain(service.db)).toEqual({ rows: 0, brokenAt: null, lastHash: '' })
  await Promise.all(Array.from({ length: 20 }, (_, uid) => service.db.insert(audit).values(row(uid))))
  const rows = await service.db.select().from(audit).orderBy(audit.chainNo)
  expect(rows.map(({ chainNo }) => chainNo)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  expect(await checkAuditChain(service.db)).toEqual({ rows: 20, brokenAt: null, lastHash: rows.at(-1)?.hash })
})

const refused = 'rows of audit are never changed or deleted'

test('no row can be changed or deleted', async () => {
  const refusalOf = (change: PromiseLike<unknown>) =>
    Promise.resolve(change).then(
      () => null,
      ({ cause }: Error) => (cause instanceof Error ? cause.message : cause),
    )
  expect({
    update: await refusalOf(service.db.update(audit).set({ rowCount: 1 })),
    delete: await refusalOf(service.db.delete(audit)),
    truncate: await refusalOf(service.db.execute(sql`truncate audit`)),
  }).toEqual({ update: refused, delete: refused, truncate: refused })
})

test('changes and deletions by somebody with all database rights are detected', async () => {
  const tamper = async (change: () => Promise<unknown>) => {
    await service.db.execute(sql`alter table audit disable trigger audit_is_append_only`)
    await change()
    await service.db.execute(sql`alter table audit enable trigger audit_is_append_only`)
    return (await checkAuditChain(service.db)).brokenAt
  }
  expect(await tamper(() => service.db.delete(audit).where(eq(audit.chainNo, 17)))).toBe(18)
  expect(await tamper(() => service.db.update(audit).set({ uid: 99 }).where(eq(audit.chainNo, 9)))).toBe(9)
})

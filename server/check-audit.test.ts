import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import { reportAudit } from './check-audit.ts'
import { audit } from './database/schema/system.ts'

test('reports whether the audit is empty, whole, or where it is broken', async () => {
  const { db, close } = await lendDatabase()
  onTestFinished(close)
  const output: string[] = []
  const keep = (text: string) => void output.push(text)
  const check = async () => [await reportAudit(db, { write: keep, complain: keep }), output.pop()]
  expect(await check()).toEqual([0, 'The audit is empty\n'])
  await db.execute(
    sql`insert into audit (at, uid, action, path, object_kind, row_count, request_id) values (now(), 1, 'read', '/', 'test', 1, 'r')`,
  )
  const [row] = await db.select({ hash: audit.hash }).from(audit)
  expect(await check()).toEqual([0, `The audit is whole: 1 rows, the last one ${row?.hash}\n`])
  await db.transaction(async (change) => {
    await change.execute(sql`alter table audit disable trigger audit_is_append_only`)
    await change.update(audit).set({ rowCount: 2 })
    await change.execute(sql`alter table audit enable trigger audit_is_append_only`)
  })
  expect(await check()).toEqual([1, 'The audit is broken at row 1 of 1: it was changed from outside\n'])
})

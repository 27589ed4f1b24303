import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { copiedDatabase } from '#tests/support/database/copied-database.ts'
import { checkAudit } from './check-audit.ts'
import { openDatabase } from './database/database.ts'
import { audit } from './database/schema/system.ts'

test('reports whether the audit is empty, whole, or where it is broken', async () => {
  const { place, remove } = await copiedDatabase()
  onTestFinished(remove)
  const environment = place.kind === 'postgres' ? { DATABASE_URL: place.url } : { PODIUM_DATA: place.folder ?? '' }
  const said: string[] = []
  const keep = (text: string) => void said.push(text)
  const check = () => checkAudit(environment, { write: keep, complain: keep })
  const change = async (statement: string) => {
    const { db, close } = await openDatabase(place)
    await db.execute(sql.raw(statement))
    const rows = await db.select({ hash: audit.hash }).from(audit)
    await close()
    return rows[0]?.hash
  }
  expect([await check(), said.pop()]).toEqual([0, 'The audit is empty\n'])
  const hash = await change(
    `insert into audit (at, uid, action, path, object_kind, row_count, request_id) values (now(), 1, 'read', '/', 'test', 1, 'r')`,
  )
  expect([await check(), said.pop()]).toEqual([0, `The audit is whole: 1 rows, the last one ${hash}\n`])
  await change('alter table audit disable trigger audit_is_append_only; update audit set row_count = 2')
  expect([await check(), said.pop()]).toEqual([1, 'The audit is broken at row 1 of 1: it was changed from outside\n'])
  expect([await checkAudit({ PORT: 'x' }, { write: keep, complain: keep }), said.pop()]).toEqual([
    1,
    'The audit was not checked. PORT=x is no port number\n',
  ])
})

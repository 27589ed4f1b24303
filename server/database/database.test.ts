import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lendDatabase } from '#tests/support/lent-database.ts'
import { openDatabase } from './database.ts'
import { FolderHeldError } from './folder-lock.ts'
import { school } from './schema/people.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const row = { name: '启明中学', code: 'qm', createdAt: new Date(0) }

test('rows survive a reopening, and the folder has one opener at a time', async () => {
  const first = await openDatabase({ kind: 'embedded', folder })
  await first.db.insert(school).values(row)
  await expect(openDatabase({ kind: 'embedded', folder })).rejects.toBeInstanceOf(FolderHeldError)
  await first.close()
  const second = await openDatabase({ kind: 'embedded', folder })
  expect(await second.db.select().from(school)).toEqual([
    { schoolId: 1, ownerId: null, nextStudent: 1, colleaguesMayAdd: false, ...row },
  ])
  await second.close()
})

test('a failed transaction leaves nothing, and a client destroyed in mid-transaction hinders nobody', async () => {
  const { db, pool, close } = await lendDatabase()
  await expect(
    db.transaction(async (tx) => {
      await tx.insert(school).values(row)
      throw new Error('stop')
    }),
  ).rejects.toThrow('stop')
  const client = await pool.connect()
  await client.query('begin')
  await client.query("insert into school (name, code, created_at) values ('x', 'x', now())")
  client.release(true)
  expect(await db.select().from(school)).toEqual([])
  await close()
})

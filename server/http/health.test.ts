import { expect, test } from 'vitest'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import { healthDocument } from './health.ts'

const at = (target: string, method = 'GET') => new Request(`http://127.0.0.1${target}`, { method })

test('/health says whether the database answers, and no other path or method does', async () => {
  const database = await lendDatabase()
  const health = healthDocument(() => database.pool.query('select 1'))
  const well = await health(at('/health?of=all'))
  const others = [await health(at('/health', 'POST')), await health(at('/healthy'))]
  await database.close()
  const ill = await health(at('/health'))
  expect({ status: well?.status, text: await well?.text(), cacheControl: well?.headers.get('cache-control') }).toEqual({
    status: 200,
    text: 'ok\n',
    cacheControl: 'no-store',
  })
  expect(others).toEqual([null, null])
  expect({ status: ill?.status, text: await ill?.text() }).toEqual({
    status: 503,
    text: 'the database does not answer\n',
  })
})

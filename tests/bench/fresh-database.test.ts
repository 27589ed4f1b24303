import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import { freshDatabase } from './fresh-database.ts'

test('a database for a bench has its tables from the start until it is removed', async () => {
  const { location, remove } = await freshDatabase(null)
  const folder = location.kind === 'embedded' ? location.folder : null
  expect(existsSync(`${folder}/pglite/PG_VERSION`)).toBe(true)
  const { pool, close } = await openDatabase(location)
  const { rows } = await pool.query('select count(*)::int as people from app_user')
  await close()
  await remove()
  expect({ rows, isKept: existsSync(folder ?? '') }).toEqual({ rows: [{ people: 0 }], isKept: false })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import type { OpenDatabase } from './database.ts'
import { picture } from './schema/pictures.ts'
import { readSliced, sliceLength } from './sliced-bytes.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await lendDatabase()
})

afterAll(() => database.close())

const keep = async (key: string, bytes: Buffer) =>
  database.db
    .insert(picture)
    .values({ key, mediaType: 'image/png', width: 1, height: 1, bytes, size: bytes.length, createdAt: new Date(0) })

const ofLength = (length: number) => Buffer.from(Array.from({ length }, (_, index) => (index * 7) % 251))

test.each([
  [0, 1],
  [1, 1],
  [sliceLength - 1, 1],
  [sliceLength, 2],
  [2 * sliceLength + 1, 3],
])('%i bytes come whole, by %i statements', async (length, statements) => {
  const bytes = ofLength(length)
  await keep(`of ${length}`, bytes)
  const asked = vi.spyOn(database.pool, 'query')
  const read = await readSliced(database.db, picture.bytes, eq(picture.key, `of ${length}`))
  expect({ isWhole: read?.equals(bytes), statements: asked.mock.calls.length }).toEqual({ isWhole: true, statements })
  asked.mockRestore()
})

test('a row that does not exist yields null', async () => {
  expect(await readSliced(database.db, picture.bytes, eq(picture.key, 'none'))).toBe(null)
})

test('a row deleted after its first slice yields null', async () => {
  await keep('going', ofLength(3 * sliceLength))
  const { pool } = database
  const ask = pool.query.bind(pool)
  const asked = vi.spyOn(pool, 'query').mockImplementationOnce(async (text: string, values) => {
    const answered = await ask(text, values)
    await database.db.delete(picture).where(eq(picture.key, 'going'))
    return answered
  })
  expect(await readSliced(database.db, picture.bytes, eq(picture.key, 'going'))).toBe(null)
  asked.mockRestore()
})

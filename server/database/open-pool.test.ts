import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Engine } from './engine.types.ts'
import { startEngine } from './engine.ts'

let engine: Engine

beforeAll(async () => {
  engine = await startEngine({ kind: 'embedded', folder: null, isDurable: false })
})

afterAll(() => engine.close())

test('a pool has ended once its connections are closed', async () => {
  const pool = engine.openPool()
  await pool.query('select 1')
  const closed: string[] = []
  pool.on('remove', () => closed.push('connection'))
  await pool.end()
  expect(closed).toEqual(['connection'])
})

test('a pool that never connected ends too', async () => {
  const pool = engine.openPool()
  await pool.end()
  expect(pool.totalCount).toBe(0)
})

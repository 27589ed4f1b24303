import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import type { OpenDatabase } from './database.ts'
import { projectRoot } from './project-root.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await lendDatabase()
})

afterAll(() => database.close())

const migration = `${projectRoot()}/server/database/migrations/0048_lesson-nodes.sql`

test('a lesson that was prepared under an earlier version keeps its steps, papers, order and ticks', async () => {
  const step = '{ "nodeType": "step", "name": "导入", "nodeFlag": 1, "extendsParam": {} }'
  const paper = '{ "nodeType": "paper", "name": "卷", "nodeFlag": 0, "extendsParam": { "paperId": 7 } }'
  const client = await database.pool.connect()
  try {
    // A temporary table is found before the real one.
    await client.query('create temp table lesson (nodes jsonb)')
    await client.query(`insert into lesson values ($1), ('[]')`, [`[${step}, ${paper}]`])
    await client.query(readFileSync(migration, 'utf8'))
    const { rows } = await client.query('select nodes from lesson')
    expect(rows).toEqual([
      {
        nodes: [
          { nodeType: 'step', name: '导入', isTaught: true },
          { nodeType: 'paper', name: '卷', isTaught: false, paperId: 7 },
        ],
      },
      { nodes: [] },
    ])
  } finally {
    await client.query('drop table if exists pg_temp.lesson')
    client.release()
  }
})

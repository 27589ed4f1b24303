/** JSON that earlier versions stored under other keys. */
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

interface Stored {
  readonly table: string
  readonly column: string
  readonly values: readonly (string | null)[]
}

/** What a migration makes of these values. */
async function migrated(migration: string, { table, column, values }: Stored): Promise<readonly unknown[]> {
  const client = await database.pool.connect()
  try {
    // A temporary table is found before the real one.
    await client.query(`create temp table ${table} (turn serial, ${column} jsonb)`)
    await client.query(`insert into ${table} (${column}) select * from unnest($1::jsonb[])`, [values])
    await client.query(readFileSync(`${projectRoot()}/server/database/migrations/${migration}.sql`, 'utf8'))
    const { rows } = await client.query<Record<string, unknown>>(`select ${column} from ${table} order by turn`)
    return rows.map((row) => row[column])
  } finally {
    await client.query(`drop table if exists pg_temp.${table}`)
    client.release()
  }
}

test('a lesson that was prepared under an earlier version keeps its steps, papers, order and ticks', async () => {
  const step = '{ "nodeType": "step", "name": "导入", "nodeFlag": 1, "extendsParam": {} }'
  const paper = '{ "nodeType": "paper", "name": "卷", "nodeFlag": 0, "extendsParam": { "paperId": 7 } }'
  const values = [`[${step}, ${paper}]`, '[]']
  expect(await migrated('0048_lesson-nodes', { table: 'lesson', column: 'nodes', values })).toEqual([
    [
      { nodeType: 'step', name: '导入', isTaught: true },
      { nodeType: 'paper', name: '卷', isTaught: false, paperId: 7 },
    ],
    [],
  ])
})

test('an import that was read under an earlier version keeps its questions, their order and positions', async () => {
  const second =
    '{ "place": { "kind": "row", "no": 5, "sheet": "二班" }, "original": "2. 乙", "items": [{ "stem": "乙" }] }'
  const first = '{ "place": { "kind": "line", "no": 9 }, "original": "1. 甲", "items": [] }'
  const picture = '{ "place": { "kind": "page", "no": 1 }, "reason": "picture", "text": "地图", "at": null }'
  const read = `{ "title": "卷", "questions": [${second}, ${first}], "notUnderstood": [${picture}], "sameInBank": [null, 7] }`
  const empty = '{ "title": "", "questions": [], "notUnderstood": [], "sameInBank": [] }'
  const values = [read, empty, null]
  expect(await migrated('0052_import-positions', { table: 'paper_import', column: 'read', values })).toEqual([
    {
      title: '卷',
      questions: [
        { position: { kind: 'row', no: 5, sheet: '二班' }, original: '2. 乙', items: [{ stem: '乙' }] },
        { position: { kind: 'line', no: 9 }, original: '1. 甲', items: [] },
      ],
      notUnderstood: [{ position: { kind: 'page', no: 1 }, reason: 'picture', text: '地图', at: null }],
      sameInBank: [null, 7],
    },
    { title: '', questions: [], notUnderstood: [], sameInBank: [] },
    null,
  ])
})

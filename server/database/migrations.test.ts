import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import type { OpenDatabase } from './database.ts'
import { projectRoot } from './project-root.ts'
import { schema } from './schema.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await lendDatabase()
})

afterAll(() => database.close())

const tables = Object.values(schema)
  .filter((value) => value instanceof PgTable)
  .map(getTableConfig)

async function linesOf(query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await database.db.execute<{ line: string }>(query)
  return rows.map(({ line }) => line).toSorted()
}

test('the last migration leaves no difference to the schema', async () => {
  const folder = path.join(projectRoot(), 'server/database/migrations/meta')
  const last = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)
  const snapshot = JSON.parse(readFileSync(path.join(folder, last ?? ''), 'utf8'))
  expect(await generateMigration(snapshot, generateDrizzleJson(schema))).toEqual([])
})

test('a migrated database has the columns of the schema', async () => {
  const columns = await linesOf(sql`
    select concat_ws(' ', c.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end,
      case when a.atthasdef then 'default' when a.attidentity <> '' then 'identity' end) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`)
  const stated = tables.flatMap(({ name, columns: own, primaryKeys }) => {
    const keys = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)))
    return own.map((column) =>
      [
        `${name}.${column.name}`,
        column.getSQLType().replace(' (', '('),
        column.notNull || keys.has(column.name) ? 'not null' : '',
        column.generatedIdentity === undefined ? (column.hasDefault ? 'default' : '') : 'identity',
      ]
        .filter((part) => part !== '')
        .join(' '),
    )
  })
  expect(columns).toEqual(stated.toSorted())
})

test('uploaded files are stored as they are, and not compressed a second time', async () => {
  const compressed = await linesOf(sql`
    select c.relname || '.' || a.attname as line from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      and a.atttypid = 'bytea'::regtype and a.attstorage <> 'e'`)
  expect(compressed).toEqual([])
})

test('a migrated database has the indexes and references of the schema', async () => {
  const indexes = await linesOf(sql`
    select tablename || ' ' || indexname as line from pg_indexes where schemaname = 'public'`)
  const statedIndexes = tables.flatMap(({ name, columns, indexes: own, primaryKeys, uniqueConstraints }) =>
    [
      ...own.map(({ config }) => config.name ?? ''),
      ...uniqueConstraints.map((constraint) => constraint.getName() ?? ''),
      ...primaryKeys.map((key) => key.getName()),
      ...columns.flatMap((column) => (column.primary ? [`${name}_pkey`] : [])),
      ...columns.flatMap((column) => (column.isUnique ? [column.uniqueName ?? ''] : [])),
    ].map((index) => `${name} ${index}`),
  )
  const references = await linesOf(sql`
    select concat_ws(' ', conrelid::regclass, conname, confdeltype) as line from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'f'`)
  const deletions: Readonly<Record<string, string>> = { cascade: 'c', 'set null': 'n', 'no action': 'a' }
  const statedReferences = tables.flatMap(({ name, foreignKeys }) =>
    foreignKeys.map((key) => `${name} ${key.getName()} ${deletions[key.onDelete ?? 'no action']}`),
  )
  expect({ indexes, references }).toEqual({
    indexes: statedIndexes.toSorted(),
    references: statedReferences.toSorted(),
  })
})

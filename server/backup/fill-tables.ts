import pg from 'pg'
import type { ArchiveSequence, ArchiveTable } from './archive-format.ts'
import { readArchive } from './read-archive.ts'

/** Limits of one insert: rows, and characters. */
const [batchRows, batchLength] = [500, 1_000_000]

/** Writes the rows of an archive into their existing tables; returns how many. */
export async function fillTables(client: pg.PoolClient, file: string): Promise<number> {
  let insert: ((rows: string) => Promise<unknown>) | null = null
  let batch: string[] = []
  let [length, count] = [0, 0]
  const flush = async () => {
    if (batch.length > 0) await insert?.(`[${batch.join(',')}]`)
    count += batch.length
    batch = []
    length = 0
  }
  for await (const line of readArchive(file)) {
    const content = line.slice(1)
    if (line.startsWith('R')) {
      batch.push(content)
      length += content.length
      if (batch.length >= batchRows || length >= batchLength) await flush()
      continue
    }
    await flush()
    if (line.startsWith('T')) insert = await insertInto(client, JSON.parse(content))
    if (line.startsWith('S')) await setSequence(client, JSON.parse(content))
  }
  await flush()
  return count
}

/** Jobs of queues that no longer exist are left out. */
async function insertInto(client: pg.PoolClient, { schema, name, columns }: ArchiveTable) {
  const relation = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
  const { rows } = await client.query<{ column: string; type: string }>(
    `select attname::text as column, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0`,
    [relation],
  )
  const types = new Map(rows.map(({ column, type }) => [column, type]))
  const values = columns.map((column, index) => `cast(row ->> ${index} as ${types.get(column) ?? 'no such column'})`)
  const known = schema === 'pgboss' ? `where row ->> ${columns.indexOf('name')} in (select name from pgboss.queue)` : ''
  const text = `
    insert into ${relation} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')}) overriding system value
    select ${values.join(', ')} from json_array_elements($1::json) as row ${known}`
  return (json: string) => client.query(text, [json])
}

const setSequence = (client: pg.PoolClient, { name, value }: ArchiveSequence) =>
  client.query('select setval($1::regclass, $2::bigint)', [name, value])

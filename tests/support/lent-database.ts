import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { inject } from 'vitest'
import type { OpenDatabase } from '#server/database/database.ts'
import { startEngine } from '#server/database/embedded.ts'
import { schema } from '#server/database/schema.ts'
import { copyTemplate } from './database-template.ts'

/** A copy of the template that services of this process have one after another: a copy for each took longer than its tests. */
interface Copy {
  readonly openPool: () => pg.Pool
}

/** Those given back, for every file of tests in this process: modules may be loaded anew for each. */
const shelf = Symbol.for('podium.tests.databases')
const places = globalThis as { [shelf]?: Copy[] }
const givenBack = (places[shelf] ??= [])

/** A migrated database without rows, also without the jobs that a start of the template left; to close it gives it back. */
export async function lendDatabase(): Promise<OpenDatabase> {
  const copy = givenBack.pop() ?? (await makeCopy())
  const pool = copy.openPool()
  pool.on('error', () => {})
  await pool.query(emptied)
  return {
    pool,
    db: drizzle(pool, { schema }),
    close: async () => {
      await pool.end()
      givenBack.push(copy)
    },
  }
}

async function makeCopy(): Promise<Copy> {
  const { place } = await copyTemplate(inject('template'))
  if (place.kind === 'embedded') return startEngine(place.folder)
  const { url, connections } = place
  return { openPool: () => new pg.Pool({ connectionString: url, max: connections }) }
}

/** Rows go without the triggers that keep some, and ids begin anew; what the template has stays. */
const emptied = `
  do $$ declare place text;
  begin
    set local session_replication_role = replica;
    for place in
      select format('%I.%I', table_schema, table_name) from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_name not in ('installation', 'version', 'queue')
    loop execute 'delete from ' || place; end loop;
    for place in
      select format('%I.%I', schemaname, sequencename) from pg_sequences
      where schemaname = 'public' and last_value is not null
    loop execute 'alter sequence ' || place || ' restart'; end loop;
  end $$`

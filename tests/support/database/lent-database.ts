import type pg from 'pg'
import { connect, type OpenDatabase } from '#server/database/database.ts'
import { startEngine } from '#server/database/engine.ts'
import type { Engine } from '#server/database/engine.types.ts'
import { copiedDatabase } from './copied-database.ts'

/**
 * Copies of the template that services use one after another, across all test files of this process, as modules may be
 * reloaded for each file: copying it for each service took longer than its tests.
 */
const shelf = Symbol.for('podium.tests.databases')
const shared = globalThis as { [shelf]?: Engine[] }
const givenBack = (shared[shelf] ??= [])

/** A migrated database without rows; closing it returns it. */
export async function lendDatabase(): Promise<OpenDatabase> {
  const engine = givenBack.pop() ?? (await startEngine((await copiedDatabase()).location, { connectionWait: 0 }))
  const lent = connect(engine)
  await emptyDatabase(lent.pool)
  return {
    ...lent,
    close: async () => {
      await lent.close()
      givenBack.push(engine)
    },
  }
}

/** Deletes rows with triggers disabled, as some protect rows, and restarts ids; the template's rows stay. */
export const emptyDatabase = async (pool: pg.Pool): Promise<void> => void (await pool.query(emptying))

const emptying = `
  do $$ declare relation text;
  begin
    set local session_replication_role = replica;
    for relation in
      select format('%I.%I', table_schema, table_name) from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_name not in ('installation', 'version', 'queue')
    loop execute 'delete from ' || relation; end loop;
    delete from installation where key <> 'hashKey';
    for relation in
      select format('%I.%I', schemaname, sequencename) from pg_sequences
      where schemaname = 'public' and last_value is not null
    loop execute 'alter sequence ' || relation || ' restart'; end loop;
  end $$`

import type pg from 'pg'

/**
 * Empties the tables in this transaction and accepts rows in any order, unchecked: without references between tables,
 * and without triggers. The returned function restores both, which checks every reference.
 */
export async function loosenTables(client: pg.PoolClient): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<{ relation: string; name: string; definition: string }>(`
    select conrelid::regclass::text as relation, format('%I', conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f'`)
  for (const { relation, name } of references) await client.query(`alter table ${relation} drop constraint ${name}`)
  const { rows: tables } = await client.query<{ relation: string }>(`
    select oid::regclass::text as relation from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)
  for (const { relation } of tables) await client.query(`alter table ${relation} disable trigger user`)
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ relation }) => relation).join(', ')}`)
  return async () => {
    for (const { relation } of tables) await client.query(`alter table ${relation} enable trigger user`)
    for (const { relation, name, definition } of references)
      await client.query(`alter table ${relation} add constraint ${name} ${definition}`)
  }
}

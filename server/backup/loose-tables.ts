import type pg from 'pg'

/**
 * Empties the tables in this transaction and lets rows in in any order, unchecked: without references between tables,
 * and without triggers. The returned function restores both, which checks every reference.
 */
export async function loosenTables(client: pg.PoolClient): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<{ place: string; name: string; definition: string }>(`
    select conrelid::regclass::text as place, format('%I', conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f'`)
  for (const { place, name } of references) await client.query(`alter table ${place} drop constraint ${name}`)
  const { rows: tables } = await client.query<{ place: string }>(`
    select oid::regclass::text as place from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)
  for (const { place } of tables) await client.query(`alter table ${place} disable trigger user`)
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ place }) => place).join(', ')}`)
  return async () => {
    for (const { place } of tables) await client.query(`alter table ${place} enable trigger user`)
    for (const { place, name, definition } of references)
      await client.query(`alter table ${place} add constraint ${name} ${definition}`)
  }
}

import pg from 'pg'

/**
 * Test databases on a PostgreSQL server. Their names contain the day of creation by the server's clock, so that those
 * of killed runs can be deleted.
 */
const keptDays = 7

/** The database as `make` leaves it, kept under its version between runs. */
export async function keptDatabase(
  url: string,
  version: string,
  make: (database: string) => Promise<void>,
): Promise<string> {
  const find = async () => (await databasesLike(url, `^podium_[0-9]+_template_${version}$`)).at(-1)
  const kept = await find()
  if (kept !== undefined) return kept
  const today = await dayOf(url)
  const making = `podium_${today}_making_${version}_${process.pid}`
  await recreateDatabase(url, making)
  await make(making)
  const name = `podium_${today}_template_${version}`
  try {
    await administer(url, `alter database ${making} rename to ${name}`)
  } catch (error) {
    // Another run may have been faster.
    await dropDatabase(url, making)
    if ((await find()) === undefined) throw error
  }
  return name
}

/** The name prefix of one run's copies; leftovers of killed runs are deleted. */
export async function runPrefix(url: string, run: string): Promise<string> {
  const today = await dayOf(url)
  for (const name of await databasesLike(url, '^podium_[0-9]+_(template|making|copy)_'))
    if (today - Number(name.split('_')[1]) > keptDays) await dropDatabase(url, name)
  return `podium_${today}_copy_${run}_`
}

export async function copyDatabase(url: string, template: string, name: string): Promise<void> {
  await recreateDatabase(url, name, template)
}

export async function dropAll(url: string, prefix: string): Promise<void> {
  for (const name of await databasesLike(url, `^${prefix}`)) await dropDatabase(url, name)
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await administer(url, `drop database if exists ${name} with (force)`)
}

export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

async function recreateDatabase(url: string, name: string, template = 'template0'): Promise<void> {
  await dropDatabase(url, name)
  await administer(url, `create database ${name} template ${template}`)
}

async function databasesLike(url: string, pattern: string): Promise<string[]> {
  const rows = await administer(url, `select datname as name from pg_database where datname ~ '${pattern}' order by 1`)
  return rows.map(({ name }) => String(name))
}

/** Days since 1970 on the server. */
async function dayOf(url: string): Promise<number> {
  const [row] = await administer(url, 'select floor(extract(epoch from now()) / 86400)::int as day')
  return Number(row?.['day'])
}

async function administer(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

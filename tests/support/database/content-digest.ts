import { sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'

/** A hash of each table's rows by the name of the table, and how many jobs wait. */
export type ContentDigest = Readonly<Record<string, string>>

/** Columns that say whose a row is; a school or question belongs to its owner, or to nobody if it has none. */
const owners = ['uid', 'lead_teacher_id', 'added_by', 'saved_by', 'owner_id']

/** Random columns, and those derived from them. */
const random =
  'token_hash job_id request_id body_hash answer hash code_hash nonce_hash ticket_hash qr_id captcha_id answer_x match_number course_code blind_seed'.split(
    ' ',
  )

/** Of a password's hash only that there is one: its salt is random. */
const passwordHash = String.raw`\$argon2id\$[^"]+`

/**
 * The database's contents, table by table, without random columns: two databases with the same history are equal. Rows
 * that belong to one of the `without` users are left out, and then also what belongs to no user but to a browser.
 */
export async function contentDigest(db: Database, without: readonly number[] = []): Promise<ContentDigest> {
  tables ??= tablesOf(db)
  const all = await tables
  const asked = without.length === 0 ? all : all.filter(({ table }) => !ofBrowsers.has(table))
  const hashes = asked.map(({ table, owner }) => hashOf(table, owner, without))
  const { rows } = await db.execute<{ table: string; hash: string }>(sql`
    ${sql.join(hashes, sql` union all `)} union all select 'jobs', count(*)::text from pgboss.job`)
  return Object.fromEntries(rows.map(({ table, hash }) => [table, hash]))
}

interface Table {
  readonly table: string
  /** The column that says whose a row is. */
  readonly owner: string | null
}

/** All databases of a process are copies of one, so the list of tables is read once. */
let tables: Promise<readonly Table[]> | undefined

async function tablesOf(db: Database): Promise<readonly Table[]> {
  const { rows } = await db.execute<{ table: string; owner: string | null }>(sql`
    select t.table_name as "table", (
      select max(c.column_name) from information_schema.columns c
      where c.table_schema = 'public' and c.table_name = t.table_name
        and c.column_name = any(${sql.param(owners)}::text[])) as "owner"
    from information_schema.tables t where t.table_schema = 'public' order by 1`)
  if (rows.length < 10) throw new Error('The tables of the service were not found')
  return rows
}

/**
 * The current contents of the database, read again only after somebody wrote: a transaction gets a number with its
 * first write, so without a new number every row is unchanged.
 */
export function watchContent(db: Database, without: readonly number[] = []): () => Promise<ContentDigest> {
  let known: { readonly numbers: string; readonly digest: ContentDigest } | undefined
  return async () => {
    const numbers = await numbersTaken(db)
    if (known?.numbers !== numbers) known = { numbers, digest: await contentDigest(db, without) }
    return known.digest
  }
}

async function numbersTaken(db: Database): Promise<string> {
  const { rows } = await db.execute<{ numbers: string }>(sql`select pg_current_snapshot()::text as numbers`)
  const [row] = rows
  if (row === undefined) throw new Error('The database does not say what it has written')
  return row.numbers
}

/** Tables with rows from before a sign-in, and counters of attempts. */
const ofBrowsers: ReadonlySet<string> = new Set([
  'captcha',
  'qr_login',
  'sms_code',
  'login_failure',
  'sender_count',
  'application',
])

/** Tables with rows that are nobody's. */
const ofNobody: ReadonlySet<string> = new Set(['school', 'question'])

const hashOf = (table: string, owner: string | null, without: readonly number[]) => sql`
  select ${table}::text as "table", md5(coalesce(string_agg(line, ',' order by line), '')) as "hash"
  from (
    select regexp_replace((to_jsonb(r) - ${sql.param(random)}::text[])::text, ${passwordHash}, 'hashed') as line from ${sql.identifier(table)} r
    ${owner === null || without.length === 0 ? sql`` : sql`where not coalesce(${sql.identifier(owner)} = any(${sql.param([...without])}::bigint[]), ${!ofNobody.has(table)}::boolean)`}
  ) as lines`

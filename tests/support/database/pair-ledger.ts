import { createHash } from 'node:crypto'
import type pg from 'pg'

/**
 * A ledger in two tables: each transaction writes one row to both, and rewrites an older one. Its contents after any
 * number of transactions are known beforehand, and half a transaction shows.
 */
export async function makePairs(pool: pg.Pool): Promise<void> {
  for (const table of tables)
    await pool.query(
      `create table if not exists ${table} (number int primary key, written_by int not null, text text not null)`,
    )
  await pool.query('create table if not exists scratch (note text)')
}

const tables = ['debit', 'credit']

export async function writePair(pool: pg.Pool, number: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const table of tables) {
      await client.query(`insert into ${table} values ($1, $1, $2)`, [number, textOf(number, number)])
      const older = olderThan(number)
      await client.query(`update ${table} set written_by = $2, text = $3 where number = $1`, [
        older,
        number,
        textOf(older, number),
      ])
    }
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** The contents of both tables after this many transactions, as returned by `readPairs`. */
export function pairsAfter(count: number): string {
  const writers = new Map<number, number>()
  for (let number = 1; number <= count; number += 1) {
    writers.set(number, number)
    if (number > 1) writers.set(olderThan(number), number)
  }
  const rows = [...writers].map(([number, writer]) => `${number}:${writer}:${digest(textOf(number, writer))}`)
  return tables.map((table) => `${table} ${rows.join(' ')}`).join('\n')
}

export async function readPairs(pool: pg.Pool): Promise<string> {
  const lines: string[] = []
  for (const table of tables) {
    const { rows } = await pool.query(
      `select coalesce(string_agg(number || ':' || written_by || ':' || md5(text), ' ' order by number), '') as all from ${table}`,
    )
    lines.push(`${table} ${rows[0]?.all}`)
  }
  return lines.join('\n')
}

/** How many transactions a consistent ledger has. */
export async function countPairs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${tables[0]}`)
  return rows[0]?.count ?? 0
}

const olderThan = (number: number): number => Math.max(1, Math.floor(number / 2))

const digest = (text: string): string => createHash('md5').update(text).digest('hex')

/** From a few bytes to more than half a page, unpredictable from its neighbours. */
const textOf = (number: number, writer: number): string =>
  Array.from({ length: 1 + ((number * 37 + writer) % 150) }, (_, part) =>
    digest(`${number} by ${writer}: ${part}`),
  ).join('')

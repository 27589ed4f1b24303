import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import type pg from 'pg'
import { startEngine } from '#server/database/engine.ts'
import { makePairs, writePair } from './pair-ledger.ts'

const { RECORD: record = '', REFUSED: refused = '', UNDURABLE: undurable } = process.env

/**
 * Writes so many transactions one after another into the embedded database of a folder, while `recorded-files.mjs` writes
 * down what reaches the disk: `power-child.js FOLDER TRANSACTIONS`. Each is noted before it begins and when it is
 * answered. With `REFUSED` the disk fails once, in the middle. It ends without closing anything.
 */
async function write([folder = '', transactions = '']: readonly string[]): Promise<void> {
  const engine = await startEngine({ kind: 'embedded', folder, isDurable: undurable !== '1' })
  const pool = engine.openPool()
  await makePairs(pool)
  note({ act: 'begin', number: 0 })
  note({ act: 'answered', number: 0 })
  for (let number = 1; number <= Number(transactions); number += 1) {
    note({ act: 'begin', number })
    // The disk may work again: what it did not take once is gone.
    await writePair(pool, number).finally(() => rmSync(refused, { force: true }))
    note({ act: 'answered', number })
    if (number % 8 === 0) await disturb(pool, number / 8)
    if (refused !== '' && number * 2 === Number(transactions)) writeFileSync(refused, '')
  }
  process.exit(0)
}

const note = (step: object) => appendFileSync(record, `${JSON.stringify(step)}\n`)

/** What happens to files beside commits: pages written, logs ended, tables made, emptied, shortened and dropped. */
async function disturb(pool: pg.Pool, choice: number): Promise<void> {
  const statements = [
    'checkpoint',
    'select pg_switch_wal()',
    'truncate scratch',
    'insert into scratch select repeat(md5(i::text), 20) from generate_series(1, 40) i',
    'drop table if exists passing; create table passing (note text)',
    'delete from scratch; vacuum scratch',
  ]
  for (const statement of statements[choice % statements.length]?.split('; ') ?? []) await pool.query(statement)
}

await write(process.argv.slice(2))

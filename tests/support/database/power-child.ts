import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import type pg from 'pg'
import { startEngine } from '#server/database/engine.ts'
import { countPairs, makePairs, readPairs, writePair } from './pair-ledger.ts'

const { RECORD: record = '', REFUSED: refused = '', UNDURABLE: undurable } = process.env

/**
 * Writes this many transactions one after another into the embedded database of a folder, while `recorded-files.mjs`
 * records what reaches the disk: `power-child.js FOLDER TRANSACTIONS`. With a third argument it is killed that many
 * milliseconds after reporting the folder's contents. Each transaction is logged when it starts and when it is
 * acknowledged. With `REFUSED` the disk fails once, in the middle. It ends without closing anything.
 */
async function write([folder = '', transactions = '', killedAfter]: readonly string[]): Promise<void> {
  const engine = await startEngine({ kind: 'embedded', folder, isDurable: undurable !== '1' })
  const pool = engine.openPool()
  await makePairs(pool)
  process.stdout.write(await readPairs(pool))
  const first = await countPairs(pool)
  note({ act: 'begin', number: first })
  note({ act: 'answered', number: first })
  if (killedAfter !== undefined) setTimeout(() => process.kill(process.pid, 'SIGKILL'), Number(killedAfter))
  for (let number = first + 1; number <= first + Number(transactions); number += 1) {
    note({ act: 'begin', number })
    // The disk may work again: whatever it refused once is lost.
    await writePair(pool, number).finally(() => rmSync(refused, { force: true }))
    note({ act: 'answered', number })
    if (number % 8 === 0) await disturb(pool, number / 8)
    if (refused !== '' && number * 2 === Number(transactions)) writeFileSync(refused, '')
  }
  process.exit(0)
}

const note = (step: object) => appendFileSync(record, `${JSON.stringify(step)}\n`)

/**
 * What happens to files besides commits: pages written, logs finished, tables created, emptied, truncated and dropped.
 */
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

import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundleChild } from '#tests/support/product/child-bundle.ts'
import { keptTemplate } from '#tests/support/database/database-template.ts'
import { pairsAfter } from '#tests/support/database/pair-ledger.ts'
import { timesOf } from '#tests/support/runs/figures.ts'
import { noteResult } from '#tests/support/runs/resilience-figures.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'

const kills = timesOf(5, 100)

/** A writer lives for less than this many milliseconds after it begins to write. */
const longestLife = 60

const seed = Number(process.env['CRASH_SEED'] ?? randomInt(1_000_000))

/** The numbers of the last transaction that was acknowledged, and of the last one that began. */
function lastIn(record: string): readonly number[] {
  const steps = record.split('\n').filter((line) => line.endsWith('}'))
  return ['answered', 'begin'].map((act) => {
    const last = steps.findLast((line) => line.includes(`"${act}"`)) ?? ''
    return Number(/\d+/.exec(last)?.[0])
  })
}

test(`${kills} kills of a process in the middle of its writes, seed ${seed}`, async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-kills-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [bundle, random] = [await bundleChild('database/power-child'), seededRandom(seed)]
  const record = path.join(folder, 'record.jsonl')
  cpSync(await keptTemplate(null), path.join(folder, 'data'), { recursive: true })
  const run = (transactions: number, ...life: string[]) => {
    const words = [bundle, path.join(folder, 'data'), String(transactions), ...life]
    // What a killed process wrote remains with the system, synced or not: starting without syncs is ten times as fast.
    const env = { ...process.env, RECORD: record, UNDURABLE: '1' }
    return spawnSync(process.execPath, words, { env, encoding: 'utf8' })
  }
  let possible: readonly number[] = [0]
  for (let kill = 0; kill < kills; kill += 1) {
    const { stdout, signal } = run(1_000_000, String(random(longestLife)))
    expect(signal).toBe('SIGKILL')
    expect(possible.map(pairsAfter)).toContain(stdout)
    possible = lastIn(readFileSync(record, 'utf8'))
  }
  const { stdout, status } = run(0)
  expect(status).toBe(0)
  expect(possible.map(pairsAfter)).toContain(stdout)
  noteResult({
    row: 'P25 killed while it writes',
    figure: `${kills} kills, ${possible[0]} transactions answered`,
    result: 'no answered commit missing, none half done',
  })
})

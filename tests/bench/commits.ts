import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startEngine } from '#server/database/engine.ts'
import { percentile, type Row, timed } from './figures.ts'

const rounds = 10
const inRound = 50

/** Above this time for a bare sync, the disk is too slow to say anything about commits. */
const quickSync = 0.5

/** Commits of one small row on the embedded database, alternating with bare syncs of one page on the same disk. */
export async function commitRows(): Promise<readonly Row[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-commits-'))
  const engine = await startEngine({ kind: 'embedded', folder, isDurable: true })
  const pool = engine.openPool()
  await pool.query('create table note (number int primary key, text text)')
  const file = openSync(path.join(folder, 'page'), 'w')
  const commits: number[] = []
  const syncs: number[] = []
  const text = 'x'.repeat(200)
  const commit = (round: number) => (index: number) =>
    pool.query({ name: 'note', text: 'insert into note values ($1, $2)', values: [round * inRound + index, text] })
  for (let round = 0; round < rounds; round += 1) {
    syncs.push(...(await timed(inRound, async (index) => writePage(file, index))))
    commits.push(...(await timed(inRound, commit(round))))
  }
  closeSync(file)
  await pool.end()
  await engine.close()
  rmSync(folder, { recursive: true })
  return [rowOf(0.5, commits, syncs), rowOf(0.95, commits, syncs)]
}

const page = Buffer.alloc(8_192, 1)

function writePage(file: number, index: number): void {
  writeSync(file, page, 0, page.length, (index % 100) * page.length)
  fsyncSync(file)
}

function rowOf(share: number, commits: readonly number[], syncs: readonly number[]): Row {
  const [commit, sync] = [percentile(commits, share), percentile(syncs, share)]
  const isJudged = share === 0.95 && sync <= quickSync
  return {
    what: `commit, embedded, p${100 * share}`,
    measured: `${commit.toFixed(2)} ms`,
    floor: `${sync.toFixed(2)} ms a sync`,
    ratio: `${(commit / sync).toFixed(1)} ×`,
    bar: share === 0.95 ? `≤ 2 ms where a sync is ≤ ${quickSync} ms` : '',
    isMet: isJudged ? commit <= 2 : null,
  }
}

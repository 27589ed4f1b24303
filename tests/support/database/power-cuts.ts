import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startEngine } from '#server/database/engine.ts'
import { projectRoot } from '#server/database/project-root.ts'
import { bundleChild } from '#tests/support/product/child-bundle.ts'
import { keptTemplate } from './database-template.ts'
import { ImageFolder } from '#tests/support/files/image-folder.ts'
import { pairsAfter, readPairs } from './pair-ledger.ts'
import { type Luck, RecordedDisk, type Step } from './recorded-disk.ts'

/** What a writer did to its files until it ended, how it ended, and its error output. */
export interface Recording {
  readonly steps: readonly Step[]
  readonly status: number | null
  readonly complaints: string
}

export interface WriterSettings {
  readonly isDurable?: boolean
  /** Whether the disk refuses every sync after half of the transactions. */
  readonly isRefusing?: boolean
}

/** A program that writes pairs of rows, and its initial data folder. */
export interface Writer {
  readonly bundle: string
  readonly base: string
}

export const makeWriter = async (): Promise<Writer> => ({
  base: await keptTemplate(null),
  bundle: await bundleChild('database/power-child'),
})

/** Runs `power-child` for this many transactions on a copy of its data folder. */
export function recordWrites(
  { bundle, base }: Writer,
  transactions: number,
  { isDurable = true, isRefusing = false }: WriterSettings = {},
): Recording {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-power-'))
  const [written, record, refused] = [`${folder}/written`, `${folder}/record.jsonl`, `${folder}/refused`]
  cpSync(base, written, { recursive: true })
  const preload = path.join(projectRoot(), 'tests/support/database/recorded-files.mjs')
  const words = [`--import=${preload}`, bundle, written, String(transactions)]
  const settings = { ...(isRefusing && { REFUSED: refused }), ...(!isDurable && { UNDURABLE: '1' }) }
  const env = { ...process.env, RECORDED_FOLDER: written, RECORD: record, ...settings }
  const { status, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' })
  const lines = readFileSync(record, 'utf8').trimEnd().split('\n')
  rmSync(folder, { recursive: true })
  return { steps: lines.map((line): Step => JSON.parse(line)), status, complaints: stderr }
}

/** A disk containing a folder, fully synced. */
function diskOf(base: string): RecordedDisk {
  const entries = readdirSync(base, { recursive: true, withFileTypes: true })
  const kinds = entries.map((entry) => {
    const name = path.relative(base, path.join(entry.parentPath, entry.name))
    return [name, entry.isDirectory() ? 'folder' : 'file'] as const
  })
  return new RecordedDisk(new Map(kinds), (name) => readFileSync(path.join(base, name)))
}

/** A power cut before a step; whatever was not synced is lost, or arrived in part at random. */
interface Cut {
  readonly before: number
  readonly isLucky: boolean
}

/** Before every sync after the first acknowledgement, and at a random point between it and the previous one. */
export function cutsOf(steps: readonly Step[], random: Random): Cut[] {
  const first = steps.findIndex(({ act }) => act === 'answered')
  let last = first + 1
  return steps.flatMap(({ act }, before) => {
    if (act !== 'sync' || before < first) return []
    const between = last + random(before - last + 1)
    last = before + 1
    return [
      { before: between, isLucky: true },
      { before, isLucky: false },
    ]
  })
}

type Random = (maximum: number) => number

const nothingMore: Luck = { arrives: () => false, torn: () => 0 }

/** Half of what was not synced has arrived, some writes only up to a random sector. */
const someMore = (random: Random): Luck => ({
  arrives: () => random(2) === 0,
  torn: (length) => (random(4) === 0 ? Math.min(length, random(Math.ceil(length / 512) + 1) * 512) : length),
})

/** Opens the database in its state after each cut, two at a time; returns what is wrong with it. */
export async function faultsAfterCuts(
  { base }: Writer,
  steps: readonly Step[],
  cuts: readonly Cut[],
  random: Random,
): Promise<string[]> {
  const disk = diskOf(base)
  const folders = [new ImageFolder(base), new ImageFolder(base)]
  const faults: string[] = []
  let [taken, next] = [0, 0]
  const openNext = async (folder: ImageFolder): Promise<void> => {
    for (let cut = cuts[next]; cut !== undefined; cut = cuts[next]) {
      next += 1
      for (; taken < cut.before; taken += 1) disk.take(steps[taken] as Step)
      const fault = await faultAfterCut(folder, disk, cut.isLucky ? someMore(random) : nothingMore)
      if (fault !== null) faults.push(`before step ${cut.before}${cut.isLucky ? ', by luck' : ''}: ${fault}`)
    }
  }
  await Promise.all(folders.map(openNext))
  for (const folder of folders) folder.remove()
  return faults
}

async function faultAfterCut(folder: ImageFolder, disk: RecordedDisk, luck: Luck): Promise<string | null> {
  const possible = [disk.answered, disk.begun]
  folder.write(disk.image(luck))
  const found = await pairsIn(folder.path).catch(String)
  if (possible.some((count) => pairsAfter(count) === found)) return null
  return `after ${possible.join(' or ')} transactions there is ${found.slice(0, 1_000)}`
}

async function pairsIn(folder: string): Promise<string> {
  const engine = await startEngine({ kind: 'embedded', folder, isDurable: false })
  const pool = engine.openPool()
  try {
    return await readPairs(pool)
  } finally {
    await pool.end()
    await engine.close()
  }
}

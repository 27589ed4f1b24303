import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, startProduct } from '#tests/support/product/product.ts'
import type { Row } from './figures.ts'

/** Milliseconds after which an idle service has settled. */
const rest = 20_000

/** Memory of an idle service: after the start that fills the demo, and after the next one. */
export async function memoryRows(name: string, url: string | null): Promise<readonly Row[]> {
  const bar = url === null ? 0.45 : 0.2
  const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-memory-'))
  const settings = {
    PORT: String(await freePort()),
    ...(url === null ? { PODIUM_DATA: path.join(folder, 'data') } : { DATABASE_URL: url }),
  }
  const rows = [
    rowOf(`memory after the first start, ${name}`, await idleMemory(settings), bar),
    rowOf(`memory after the second, ${name}`, await idleMemory(settings), bar),
  ]
  rmSync(folder, { recursive: true })
  return rows
}

async function idleMemory(settings: Readonly<Record<string, string>>) {
  const { pid, end } = await startProduct(settings)
  await delay(rest)
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  await end('SIGTERM')
  return { now: gigabytes(status, 'VmRSS'), most: gigabytes(status, 'VmHWM') }
}

const gigabytes = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024 ** 2

const rowOf = (what: string, { now, most }: { readonly now: number; readonly most: number }, bar: number): Row => ({
  what,
  measured: `${now.toFixed(2)} GB`,
  floor: `${most.toFixed(2)} GB at most so far`,
  ratio: '',
  bar: `≤ ${bar} GB`,
  isMet: now <= bar,
})

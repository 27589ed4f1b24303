import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { schoolDay } from '#domain/time/school-day.ts'
import { projectRoot } from '#server/database/project-root.ts'
import { keptFolder } from '../database/template-folder.ts'
import { freePort, startProduct } from './product.ts'

/**
 * Data folders after a first start, cached by build of the service and by school day: the demo's month ends on the day
 * it is filled. A first start takes much longer than any later one.
 */
const shelf = path.join(os.tmpdir(), 'podium-filled-data')

/** A copy of the data folder as this build's first start leaves it. */
export async function copyFilledData(): Promise<string> {
  const kept = await keepFilledData()
  const copy = mkdtempSync(path.join(os.tmpdir(), 'podium-data-'))
  cpSync(kept, copy, { recursive: true })
  return copy
}

/** Fills the folder for today's build unless it exists. */
export async function keepFilledData(): Promise<string> {
  mkdirSync(shelf, { recursive: true })
  return keptFolder(`${schoolDay(new Date())}-${buildHash()}`, fill, shelf)
}

async function fill(folder: string): Promise<void> {
  const product = await startProduct({ PORT: String(await freePort()), PODIUM_DATA: folder })
  await product.end('SIGTERM')
}

/** A hash of everything that decides what a first start writes: the built service and the migrations. */
function buildHash(): string {
  const hash = createHash('sha256')
  for (const folder of ['dist/server', 'server/database/migrations'].map((name) => path.join(projectRoot(), name)))
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
      if (path.extname(name) !== '') hash.update(name).update(readFileSync(path.join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}

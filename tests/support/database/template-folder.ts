import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { projectRoot } from '#server/database/project-root.ts'
import { day } from '#domain/time/units.ts'

/** A folder of an embedded database as `make` leaves it, kept under its version between runs. */
export async function keptFolder(
  version: string,
  make: (folder: string) => Promise<void>,
  cache = cacheFolder(),
): Promise<string> {
  const kept = path.join(cache, `template-${version}`)
  if (existsSync(kept)) return kept
  const making = mkdtempSync(path.join(cache, 'making-'))
  await make(path.join(making, 'template'))
  // It is created whole or not at all.
  tryRename(path.join(making, 'template'), kept)
  removeOld(cache, /^(template|making)-/, making)
  rmSync(making, { recursive: true, force: true })
  return kept
}

function tryRename(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    // Another run may have been faster.
    if (!existsSync(to)) throw error
  }
}

/** Under node_modules; if that is not writable, with the temporary files. */
function cacheFolder(): string {
  const [below, temporary] = [
    path.join(projectRoot(), 'node_modules/.cache/podium'),
    path.join(os.tmpdir(), `podium-cache-${os.userInfo().username}`),
  ]
  try {
    mkdirSync(below, { recursive: true })
    rmSync(mkdtempSync(path.join(below, 'making-')), { recursive: true })
    return below
  } catch {
    mkdirSync(temporary, { recursive: true })
    return temporary
  }
}

/** A folder for the copies of one run; leftovers of killed runs are deleted. */
export function runFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-tests-'))
  removeOld(os.tmpdir(), /^podium-tests-/, folder)
  return folder
}

/** Ages are measured by the disk's clock, which no test moves. */
function removeOld(parent: string, isOurs: RegExp, newest: string): void {
  const now = statSync(newest).mtimeMs
  for (const name of readdirSync(parent).filter((one) => isOurs.test(one))) {
    const made = statSync(path.join(parent, name), { throwIfNoEntry: false })?.mtimeMs ?? now
    if (now - made > day) rmSync(path.join(parent, name), { recursive: true, force: true })
  }
}

export function copyFolder(template: string, run: string): string {
  const copy = mkdtempSync(path.join(run, 'copy-'))
  cpSync(template, copy, { recursive: true })
  return copy
}

import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Environment, readConfiguration } from '#server/configuration.ts'
import { startEngine } from '#server/database/engine.ts'
import type { DatabaseLocation } from '#server/database/engine.types.ts'
import { askForCopy } from '#server/database/folder-copies.ts'
import { projectRoot } from '#server/database/project-root.ts'
import { ArchiveError } from './archive-format.ts'
import { archiveFailure, ownTerminal, type Terminal } from './terminal.ts'
import { writeArchive } from './write-archive.ts'

/** `npm run backup -- FILE`: writes the whole database into a new file. Returns the exit code. */
export async function backup(
  parameters: readonly string[],
  environment: Environment = process.env,
  terminal: Terminal = ownTerminal,
): Promise<number> {
  const [file, ...others] = parameters
  if (file === undefined || others.length > 0) {
    terminal.complain('npm run backup -- FILE writes all that the database holds into a new file\n')
    return 1
  }
  try {
    const { database } = readConfiguration(environment, projectRoot())
    if (existsSync(file)) throw new ArchiveError(`${file} exists already: name a new file`)
    const rows = await backupLocation(database, path.resolve(file))
    terminal.write(`${file} holds the database: ${rows} rows\n`)
    return 0
  } catch (error) {
    terminal.complain(`No backup was made. ${archiveFailure(error, environment)}\n`)
    return 1
  }
}

async function backupLocation(location: DatabaseLocation, file: string): Promise<number> {
  if (location.kind === 'postgres' || location.folder === null) return backupOpened(location, file)
  if (!existsSync(path.join(location.folder, 'pglite/PG_VERSION')))
    throw new ArchiveError(`There is no database in ${location.folder}: set PODIUM_DATA to its folder`)
  const copy = await askForCopy(location.folder)
  if (copy === null) return backupOpened(location, file)
  try {
    return await backupOpened({ kind: 'embedded', folder: copy.folder, isDurable: false }, file)
  } finally {
    await copy.release()
    // A service that was stopped meanwhile has not removed it.
    rmSync(copy.folder, { recursive: true, force: true })
  }
}

async function backupOpened(location: DatabaseLocation, file: string): Promise<number> {
  const engine = await startEngine(location)
  const pool = engine.openPool()
  try {
    return await writeArchive(pool, file, new Date())
  } finally {
    await pool.end()
    await engine.close()
  }
}

import path from 'node:path'
import { type Environment, readConfiguration } from '#server/configuration.ts'
import { startEngine } from '#server/database/engine.ts'
import { projectRoot } from '#server/database/project-root.ts'
import { findRestorable, NotMigratedError, restoreArchive } from './restore-archive.ts'
import { archiveFailure, ownTerminal, type Terminal } from './terminal.ts'

/**
 * `npm run restore -- FILE`: restores a backup into a database that no service is using; with `--replace` also into one
 * that is not empty. Returns the exit code.
 */
export async function restore(
  parameters: readonly string[],
  environment: Environment = process.env,
  terminal: Terminal = ownTerminal,
): Promise<number> {
  const [file, ...others] = parameters.filter((word) => word !== '--replace')
  if (file === undefined || others.length > 0) {
    terminal.complain('npm run restore -- FILE brings back a backup; --replace where the database is not empty\n')
    return 1
  }
  try {
    const archive = await findRestorable(path.resolve(file))
    const engine = await startEngine(readConfiguration(environment, projectRoot()).database)
    const pool = engine.openPool()
    const rows = await restoreArchive(pool, archive, parameters.includes('--replace')).finally(async () => {
      await pool.end()
      await engine.close()
    })
    terminal.write(`The database holds what ${file} does: ${rows} rows\n`)
    return 0
  } catch (error) {
    terminal.complain(`${outcomeOf(error, file, environment)}\n`)
    return 1
  }
}

function outcomeOf(error: unknown, file: string, environment: Environment): string {
  if (!(error instanceof NotMigratedError)) return `Nothing was restored. ${archiveFailure(error, environment)}`
  const reason = archiveFailure(error.cause, environment)
  return `The database holds what ${file} does, but its tables are not up to date: the service does that when it starts. ${reason}`
}

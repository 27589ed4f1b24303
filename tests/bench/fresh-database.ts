import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { connectionsFor } from '#server/configuration.ts'
import type { DatabaseLocation } from '#server/database/engine.types.ts'
import { copyTemplate, keptTemplate, removeCopies, startCopies } from '#tests/support/database/database-template.ts'

export interface BenchDatabase {
  readonly location: DatabaseLocation
  readonly remove: () => Promise<void>
}

/** A migrated database: embedded, or on the PostgreSQL server at this URL, which allows one at a time. */
export async function freshDatabase(url: string | null): Promise<BenchDatabase> {
  const copies = await startCopies(url)
  const { location: copy } = await copyTemplate(copies, await keptTemplate(url))
  const connections = connectionsFor(os.availableParallelism())
  const location = copy.kind === 'postgres' ? { ...copy, connections } : copy
  return { location, remove: () => removeCopies(copies) }
}

export interface Postgres {
  readonly url: string
  readonly stop: () => void
}

/** `DATABASE_URL`, or a temporary PostgreSQL server on loopback; null if none is installed. */
export function findPostgres(): Postgres | null {
  const url = process.env['DATABASE_URL']
  if (url) return { url, stop: () => {} }
  const versions = '/usr/lib/postgresql'
  const newest = existsSync(versions) ? readdirSync(versions).sort().at(-1) : undefined
  return newest === undefined ? null : startPostgres(path.join(versions, newest, 'bin'))
}

function startPostgres(bin: string): Postgres {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-bench-pg-'))
  const port = 20_000 + (process.pid % 20_000)
  const isRoot = process.getuid?.() === 0
  // PostgreSQL refuses to run as root.
  if (isRoot) spawnSync('chown', ['postgres', folder])
  const run = (program: string, parameters: string[]) => {
    const command = [path.join(bin, program), ...parameters]
    execFileSync(
      isRoot ? 'runuser' : (command[0] ?? ''),
      isRoot ? ['-u', 'postgres', '--', ...command] : command.slice(1),
      {
        stdio: 'ignore',
      },
    )
  }
  const data = path.join(folder, 'data')
  run('initdb', ['-D', data, '-U', 'podium', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  run('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start'])
  return {
    url: `postgres://podium@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

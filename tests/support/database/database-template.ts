import { rmSync } from 'node:fs'
import type { DatabaseLocation } from '#server/database/engine.types.ts'
import { makeTemplate } from './make-template.ts'
import { copyFolder, keptFolder, runFolder } from './template-folder.ts'
import { copyDatabase, databaseUrl, dropAll, dropDatabase, keptDatabase, runPrefix } from './template-server.ts'
import { templateVersion } from './template-version.ts'

/**
 * A migrated database without rows, which tests copy: with `DATABASE_URL` a database on that server, otherwise a folder
 * of the embedded one. It is kept until anything used to make it changes.
 */
export async function keptTemplate(url: string | null): Promise<string> {
  const version = templateVersion()
  return url === null
    ? keptFolder(version, (folder) => makeTemplate(locationOf(null, folder)))
    : keptDatabase(url, version, (database) => makeTemplate(locationOf(url, database)))
}

/** Where the copies of one run are: databases with this name prefix, or folders below this one. */
export interface CopyRun {
  readonly url: string | null
  readonly where: string
}

export const startCopies = async (url: string | null): Promise<CopyRun> => ({
  url,
  where: url === null ? runFolder() : await runPrefix(url, `${process.pid}_${Math.random().toString(36).slice(2, 8)}`),
})

export async function removeCopies({ url, where }: CopyRun): Promise<void> {
  if (url === null) rmSync(where, { recursive: true, force: true })
  else await dropAll(url, where)
}

export interface DatabaseCopy {
  readonly location: DatabaseLocation
  readonly remove: () => Promise<void>
}

export async function copyTemplate({ url, where }: CopyRun, template: string): Promise<DatabaseCopy> {
  if (url === null) {
    const folder = copyFolder(template, where)
    return { location: locationOf(null, folder), remove: async () => rmSync(folder, { recursive: true, force: true }) }
  }
  const name = `${where}${process.pid}_${(copies += 1)}`
  await copyDatabase(url, template, name)
  return { location: locationOf(url, name), remove: () => dropDatabase(url, name) }
}

let copies = 0

const locationOf = (url: string | null, name: string): DatabaseLocation =>
  url === null
    ? { kind: 'embedded', folder: name, isDurable: false }
    : { kind: 'postgres', url: databaseUrl(url, name), connections: 8 }

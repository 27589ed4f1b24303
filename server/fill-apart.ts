import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { type FillOptions, isFilled } from './content/fill-content.ts'
import { type OpenDatabase, openDatabase } from './database/database.ts'
import type { DatabaseLocation } from './database/engine.types.ts'
import { projectRoot } from './database/project-root.ts'

/** The input of a process that fills. */
export interface Filling {
  readonly mode: FillOptions['mode']
  readonly database: DatabaseLocation
}

/** What it reports at the end: its error in one line, or null. */
export interface Filled {
  readonly fault: string | null
}

/** The starting content could not be loaded; the message is for the person who starts the service. */
export class FillError extends Error {}

/** The script that fills, relative to the project's folder, and its parameters. */
export type Filler = readonly [script: string, ...parameters: string[]]

/** Fills a database of the built service. */
export const builtFiller: Filler = ['scripts/fill.mjs']

/**
 * Opens a database with its starting content in it. A new one is created and filled in a separate process: that takes a
 * gigabyte, which a long-running process would keep. If it is killed, with this one or on its own, the database stays
 * empty.
 */
export async function openFilled(filling: Filling, filler: Filler): Promise<OpenDatabase> {
  if (!isNew(filling.database)) {
    const opened = await openDatabase(filling.database)
    if (await isFilledOrClosed(opened, filling.mode)) return opened
  }
  await fillApart(filling, filler)
  return openDatabase(filling.database)
}

/**
 * An embedded database has one owner at a time: it is closed here for the process that fills it, and if it cannot be
 * used.
 */
async function isFilledOrClosed({ db, close }: OpenDatabase, mode: Filling['mode']): Promise<boolean> {
  let filled = false
  try {
    filled = await isFilled(db, mode)
  } finally {
    if (!filled) await close()
  }
  return filled
}

/**
 * Whether an embedded database does not exist yet; if another process is creating it, this one learns that from the
 * lock.
 */
const isNew = (location: DatabaseLocation): boolean =>
  location.kind === 'embedded' &&
  location.folder !== null &&
  !existsSync(path.join(location.folder, 'pglite', 'PG_VERSION'))

async function fillApart(filling: Filling, [script, ...parameters]: Filler): Promise<void> {
  const child = fork(path.join(projectRoot(), script), parameters)
  const { fault } = await new Promise<Filled>((resolve) => {
    child.once('message', (filled: Filled) => resolve(filled))
    child.once('error', (error) => resolve({ fault: error.message }))
    child.once('exit', (code, signal) =>
      resolve({ fault: `The process that fills the database ended with ${signal ?? code}` }),
    )
    child.send(filling, () => {})
  })
  if (fault !== null) throw new FillError(fault)
  if (child.exitCode === null && child.signalCode === null) await new Promise((resolve) => child.once('exit', resolve))
}

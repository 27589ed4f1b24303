import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { contentOf, type FillOptions } from './content/fill-content.ts'
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

/** Content could not be loaded; the message is for the person who starts the service. */
export class FillError extends Error {}

/** The script that fills, relative to the project's folder, and its parameters. */
export type Filler = readonly [script: string, ...parameters: string[]]

/** Fills a database of the built service. */
export const builtFiller: Filler = ['scripts/fill.mjs']

/**
 * Opens a database with all content in it. A new one is created and filled in a separate process: that takes a
 * gigabyte, which a long-running process would keep. If it is killed, with this one or on its own, the database stays
 * empty. The first start of a later version adds what it comes with in the same way; if that fails, a school goes on
 * with what it has.
 */
export async function openFilled(
  filling: Filling,
  filler: Filler,
  complain: (text: string) => void = (text) => void process.stderr.write(text),
): Promise<OpenDatabase> {
  const opened = isNew(filling.database) ? 'none' : await openedOrClosed(filling)
  if (opened === 'none') await fillApart(filling, filler)
  else if (opened === 'earlier')
    await fillApart(filling, filler).catch(({ message }: FillError) =>
      complain(`New questions were not added; the next start tries again. ${message}\n`),
    )
  else return opened
  return openDatabase(filling.database)
}

/**
 * A database that has all content, open; otherwise what it has. An embedded one has one owner at a time: it is closed
 * here for the process that fills it, and if it cannot be used.
 */
async function openedOrClosed({ database, mode }: Filling): Promise<OpenDatabase | 'none' | 'earlier'> {
  const opened = await openDatabase(database)
  let content: Awaited<ReturnType<typeof contentOf>> | null = null
  try {
    content = await contentOf(opened.db, mode)
  } finally {
    if (content !== 'all') await opened.close()
  }
  return content === 'all' ? opened : content
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

import { existsSync } from 'node:fs'
import path from 'node:path'
import { checkAuditChain, type ChainState } from './audit/audit-chain.ts'
import { type Environment, readConfiguration } from './configuration.ts'
import { connect, type Executor } from './database/database.ts'
import { startEngine } from './database/engine.ts'
import type { DatabaseLocation } from './database/engine.types.ts'
import { projectRoot } from './database/project-root.ts'
import { startFailure } from './start-failure.ts'

export interface CheckTerminal {
  readonly write: (text: string) => void
  readonly complain: (text: string) => void
}

const ownTerminal: CheckTerminal = {
  write: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
}

/** `npm run check-audit`: reports whether the record of who read students' data is whole. Returns the exit code. */
export async function checkAudit(
  environment: Environment = process.env,
  terminal: CheckTerminal = ownTerminal,
): Promise<number> {
  try {
    const { database } = readConfiguration(environment, projectRoot())
    if (isMissing(database)) {
      terminal.complain(`There is no database in ${database.folder}: set PODIUM_DATA to its folder\n`)
      return 1
    }
    // Its tables stay as they are: a check changes nothing.
    const engine = await startEngine(database)
    const { db, close } = connect(engine)
    return await reportAudit(db, terminal).finally(async () => {
      await close()
      await engine.close()
    })
  } catch (error) {
    terminal.complain(`The audit was not checked. ${startFailure(error, environment)}\n`)
    return 1
  }
}

/** Whether it is a folder in which opening would make a new database. */
const isMissing = (location: DatabaseLocation): location is Extract<DatabaseLocation, { kind: 'embedded' }> =>
  location.kind === 'embedded' &&
  location.folder !== null &&
  !existsSync(path.join(location.folder, 'pglite/PG_VERSION'))

/** Says in which state the audit of this database is. Returns the exit code. */
export async function reportAudit(db: Executor, terminal: CheckTerminal): Promise<number> {
  const state = await checkAuditChain(db)
  if (state.brokenAt === null) terminal.write(wholeText(state))
  else terminal.complain(`The audit is broken at row ${state.brokenAt} of ${state.rows}: it was changed from outside\n`)
  return state.brokenAt === null ? 0 : 1
}

const wholeText = ({ rows, lastHash }: ChainState): string =>
  rows === 0 ? 'The audit is empty\n' : `The audit is whole: ${rows} rows, the last one ${lastHash}\n`

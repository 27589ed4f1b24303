import { ConfigurationError, type Environment, readConfiguration } from './configuration.ts'
import { fillContent } from './content/fill-content.ts'
import { openDatabase } from './database/database.ts'
import { projectRoot } from './database/project-root.ts'
import { addTeacher } from './first-teacher/add-teacher.ts'
import { askPassword, type Terminal } from './first-teacher/ask-password.ts'
import { FirstTeacherError, type NewTeacher, readParameters } from './first-teacher/parameters.ts'
import { hashDigest } from './services/sign-on/passwords.ts'
import { startFailure } from './start-failure.ts'

/** A terminal that also takes errors. */
export interface CommandTerminal extends Terminal {
  readonly complain: (text: string) => void
}

const ownTerminal: CommandTerminal = {
  input: process.stdin,
  write: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
}

/** `npm run first-teacher`: opens a school with its owner in production. Returns the exit code. */
export async function firstTeacher(
  parameters: readonly string[],
  environment: Environment = process.env,
  terminal: CommandTerminal = ownTerminal,
): Promise<number> {
  try {
    const teacher = readParameters(parameters)
    terminal.write(await add(teacher, environment, terminal))
    return 0
  } catch (error) {
    const line = error instanceof FirstTeacherError ? error.message : startFailure(error, environment)
    terminal.complain(`No teacher was added. ${line}\n`)
    return 1
  }
}

async function add(teacher: NewTeacher, environment: Environment, terminal: Terminal): Promise<string> {
  const { mode, database } = readConfiguration(environment, projectRoot())
  if (mode !== 'production')
    throw new ConfigurationError('This is for PODIUM_MODE=production; the demo has its own accounts')
  const { db, close } = await openDatabase(database)
  try {
    const now = new Date()
    await fillContent(db, { mode, now })
    const { schoolName, schoolCode, realname, mobile } = teacher
    const digest = await askPassword(terminal, { mobile, username: mobile, realname })
    const { isOwner } = await addTeacher(db, teacher, { now, passwordHash: await hashDigest(digest) })
    const school = `${schoolName} (${schoolCode})`
    return isOwner
      ? `Opened ${school}; its owner is ${realname}, who signs in as ${mobile}\n`
      : `Added ${realname} to ${school}, who signs in as ${mobile}\n`
  } finally {
    await close()
  }
}

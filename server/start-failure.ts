import { ConfigurationError, defaultPort, type Environment } from './configuration.ts'
import { OtherModeError } from './content/fill-content.ts'
import { RecordError } from './content/read-records.ts'
import { FolderHeldError } from './database/folder-lock.ts'
import { NewerDatabaseError } from './database/migrate.ts'
import { FillError } from './fill-apart.ts'

/** What a Node or PostgreSQL error says about itself. */
interface Facts {
  readonly code?: unknown
  readonly syscall?: unknown
  readonly path?: unknown
  readonly cause?: unknown
}

/** Errors whose message is for the person who starts the service. */
const explained = [ConfigurationError, OtherModeError, NewerDatabaseError, FillError, RecordError]

/**
 * What went wrong at the start, in one line that says what to do. Names the database's host, never its full address,
 * which contains a password. An unexpected error comes with its stack.
 */
export function startFailure(error: unknown, environment: Environment): string {
  if (explained.some((kind) => error instanceof kind)) return (error as Error).message
  if (error instanceof FolderHeldError) return `${error.message}: stop it first, or set PODIUM_DATA to another folder`
  if (!(error instanceof Error)) return String(error)
  const { code, syscall, path, cause }: Facts = error
  if (syscall === 'listen') return listenFailure(String(code), environment)
  const line = environment['DATABASE_URL'] ? databaseFailure(code, error.message, environment['DATABASE_URL']) : null
  if (line !== null) return line
  if (typeof path === 'string' && !environment['DATABASE_URL']) return folderFailure(String(code), path)
  return cause instanceof Error ? startFailure(cause, environment) : (error.stack ?? error.message)
}

function listenFailure(code: string, environment: Environment): string {
  const port = environment['PORT'] || defaultPort
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop the program that uses it, or set PORT to another one`
  if (code === 'EACCES') return `Port ${port} needs rights that this user lacks: set PORT to one above 1023`
  return `HOST=${environment['HOST'] ?? ''} is no address of this machine (${code}): set HOST to one that is`
}

function folderFailure(code: string, path: string): string {
  if (code === 'ENOSPC') return `The disk of ${path} is full: make room, or set PODIUM_DATA to a folder elsewhere`
  return `${path} cannot be used for data (${code}): let this user write there, or set PODIUM_DATA to another folder`
}

/** By SQLSTATE: why the server behind DATABASE_URL refused. */
const refusals: Readonly<Record<string, (user: string, database: string) => string>> = {
  '28P01': (user) => `refuses the password of user ${user}: correct DATABASE_URL`,
  '28000': (user) => `lets no user ${user} in: correct DATABASE_URL, or pg_hba.conf there`,
  '3D000': (_user, database) => `has no database ${database}: create it, or correct DATABASE_URL`,
  '42501': (user, database) => `does not let user ${user} make tables in ${database}: make that user its owner`,
  '53300': () => 'has no connection left: raise its max_connections, or stop other programs that use it',
  '57P03': () => 'is just starting or stopping: try again in a moment',
}

/** Null if the error is not about reaching the database. */
function databaseFailure(code: unknown, message: string, text: string): string | null {
  if (!URL.canParse(text)) return 'DATABASE_URL cannot be read: write postgres://user:password@host:5432/database'
  const { hostname, port, username, pathname } = new URL(text)
  const server = `PostgreSQL at ${hostname || 'this machine'}:${port || 5432}`
  const refusal = refusals[String(code)]
  if (refusal) return `${server} ${refusal(decodeURIComponent(username), pathname.slice(1) || username)}`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${server} has a name that nobody knows: correct DATABASE_URL, or the network's name service`
  const isUnreachable = /^E(CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|TIMEDOUT)$/.test(String(code))
  if (isUnreachable || /timeout|terminated/i.test(message))
    return `${server} does not answer: start it, or correct DATABASE_URL`
  return null
}

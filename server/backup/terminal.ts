import type { Environment } from '#server/configuration.ts'
import { startFailure } from '#server/start-failure.ts'
import { ArchiveError } from './archive-format.ts'

export interface Terminal {
  readonly write: (text: string) => void
  readonly complain: (text: string) => void
}

export const ownTerminal: Terminal = {
  write: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
}

/** Why a backup or restore failed, in one line. */
export function archiveFailure(error: unknown, environment: Environment): string {
  if (error instanceof ArchiveError) return error.message
  const { code, path }: NodeJS.ErrnoException = error instanceof Error ? error : new Error()
  if (code === 'ENOENT' && typeof path === 'string') return `There is no ${path}`
  return startFailure(error, environment)
}

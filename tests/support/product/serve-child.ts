import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/database/database.ts'
import type { DatabaseLocation } from '#server/database/engine.types.ts'
import { startHttp } from '#server/http/http-server.ts'
import { type JobsOptions, startJobs } from '#server/start-jobs.ts'
import { origin } from '#tests/support/service/test-client.ts'

/**
 * The service as a process that tests may kill, with the arguments `embedded FOLDER INSTANT` or `postgres URL INSTANT`.
 * Prints its port when ready and its faults as they occur; its clock stands still.
 */
export async function serveChild(
  [kind = '', where = '', instant = '']: readonly string[],
  work: Pick<JobsOptions, 'pollEvery' | 'sheets'>,
): Promise<void> {
  const location: DatabaseLocation =
    kind === 'postgres' ? { kind, url: where, connections: 8 } : { kind: 'embedded', folder: where, isDurable: true }
  const database = await openDatabase(location)
  const now = () => new Date(instant)
  const log = {
    request: () => {},
    page: () => {},
    fault: ({ error }: { readonly error: unknown }) => void process.stderr.write(`${String(error)}\n`),
  }
  const jobs = await startJobs({ ...database, now, log, ...work })
  const service = createApp({
    db: database.db,
    allowedOrigins: new Set([origin]),
    secure: false,
    now,
    log,
    sendJob: jobs.send,
  })
  const server = await startHttp({ service, documents: [], secure: false, host: '127.0.0.1', port: 0 })
  process.stdout.write(`ready ${JSON.stringify(server.address())}\n`)
}

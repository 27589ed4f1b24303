import type http from 'node:http'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { createApp } from './app.ts'
import { allowedOrigins, type Configuration } from './configuration.ts'
import { demoPassword } from './content/demo/people.ts'
import { fillContent } from './content/fill-content.ts'
import { createLog } from './core/log.ts'
import { openDatabase } from './database/database.ts'
import { projectRoot } from './database/project-root.ts'
import { startHttp } from './http/http-server.ts'
import { servePages } from './http/pages.ts'
import { testDoors } from './http/test-doors.ts'
import { openApiDocument } from './openapi/openapi-document.ts'
import { startJobs } from './services/jobs/jobs.ts'
import { hashDigest } from './services/sign-on/passwords.ts'

/** Starts everything; answers how to stop it in order. Rejects with what `startFailure` explains. */
export async function startService(configuration: Configuration): Promise<() => Promise<void>> {
  const { mode, host, port, publicUrl } = configuration
  const database = await openDatabase(configuration.database)
  const clock = { offset: 0 }
  const now = () => new Date(Date.now() + clock.offset)
  await fillContent(database.db, { mode, now: now(), hash: hashOnce(passwordDigest(demoPassword)) })
  const secure = publicUrl !== null
  const log = createLog()
  const jobs = await startJobs({ ...database, now, log })
  const service = createApp({
    db: database.db,
    allowedOrigins: allowedOrigins(configuration),
    secure,
    now,
    log,
    sendJob: jobs.send,
  })
  const server = await startHttp({
    service: configuration.testDoors ? testDoors(service, clock) : service,
    documents: [openApiDocument(), servePages(`${projectRoot()}/dist/client`, mode)],
    secure,
    host,
    port,
  })
  return async () => {
    await closeServer(server)
    await jobs.stop()
    await database.close()
  }
}

/** One hash for all accounts of the demo: their password is the same and printed at the start. */
function hashOnce(digest: string): () => Promise<string> {
  let hash: Promise<string> | undefined
  return () => (hash ??= hashDigest(digest))
}

/** How long calls at work may go on when the service stops. */
const patience = 1_000

async function closeServer(server: http.Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  const timer = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearTimeout(timer)
}

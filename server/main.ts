import { passwordDigest } from '#api/contract/password-digest.ts'
import { createApp } from './app.ts'
import { ConfigurationError, readConfiguration } from './configuration.ts'
import { demoPassword } from './content/demo/people.ts'
import { fillDemo } from './content/fill-demo.ts'
import { createLog } from './core/log.ts'
import { FolderHeldError } from './database/folder-lock.ts'
import { openDatabase } from './database/database.ts'
import { projectRoot } from './database/project-root.ts'
import { startHttp } from './http/http-server.ts'
import { openApiDocument } from './openapi/openapi-document.ts'
import { servePages } from './http/pages.ts'
import { testDoors } from './http/test-doors.ts'
import { startJobs } from './services/jobs/jobs.ts'
import { hashDigest } from './services/sign-on/passwords.ts'
import { readyText } from './ready-text.ts'

/** Starts the service and says where it is. Mistakes of configuration end it with one line. */
async function main(): Promise<void> {
  const configuration = readConfiguration(process.env, projectRoot())
  const { host, port, publicUrl } = configuration
  const database = await openDatabase(configuration.database)
  const clock = { offset: 0 }
  const now = () => new Date(Date.now() + clock.offset)
  if (configuration.mode === 'demo')
    await fillDemo(database.db, { now: now(), hash: () => hashDigest(passwordDigest(demoPassword)) })
  const secure = publicUrl !== null
  const origins = publicUrl ? [publicUrl.origin] : [`http://${host}:${port}`, `http://localhost:${port}`]
  const log = createLog()
  const jobs = await startJobs({ ...database, now, log })
  const service = createApp({
    db: database.db,
    allowedOrigins: new Set(origins),
    secure,
    now,
    log,
    sendJob: jobs.send,
  })
  const server = await startHttp({
    service: configuration.testDoors ? testDoors(service, clock) : service,
    documents: [openApiDocument(), servePages(`${projectRoot()}/dist/client`)],
    secure,
    host,
    port,
  })
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await jobs.stop()
    await database.close()
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
  process.stdout.write(readyText(configuration))
}

/** What went wrong at the start, in one line that says what to do. */
function explain(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message
  if (error instanceof FolderHeldError) return `${error.message}: stop it first, or set PODIUM_DATA to another folder`
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${process.env['PORT'] ?? 4173} is taken: stop the program that uses it, or set PORT to another one`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main().catch((error: unknown) => {
  process.stderr.write(`Podium cannot start. ${explain(error)}\n`)
  process.exit(1)
})

import { readFileSync } from 'node:fs'
import type http from 'node:http'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { calledOrigins } from '#domain/portal/environments.ts'
import { createApp, type Surroundings } from './app.ts'
import { allowedOrigins, baseAddress, type Configuration, ConfigurationError } from './configuration.ts'
import { demoPassword } from './content/demo/people.ts'
import { createAdmission } from './core/admission/admission.ts'
import { createClock, type MovableClock } from './core/movable-clock.ts'
import { createLog } from './core/log.ts'
import { type Database, databaseOn } from './database/database.ts'
import { callsAtOnce } from './database/engine.ts'
import { indexWhatIsMissing } from './database/index-questions.ts'
import { standingBack } from './database/standing-back.ts'
import { projectRoot } from './database/project-root.ts'
import { builtFiller, type Filler, openFilled } from './fill-apart.ts'
import { healthDocument } from './http/health.ts'
import { hostNames } from './http/host-rule.ts'
import { startHttp } from './http/http-server.ts'
import { providerPage } from './http/provider-page.ts'
import { type PageFacts, servePages } from './http/pages.ts'
import { readRecorder } from './http/recorder.ts'
import { type TestDoors, testDoors } from './http/test-doors.ts'
import { openSessions, placeTeacher } from './test-teacher.ts'
import { openApiDocument } from './openapi/openapi-document.ts'
import { type Product, readProduct } from './services/setup/product.ts'
import { sheetsByCamera } from './services/scan/sheets-by-camera.ts'
import { startJobs } from './start-jobs.ts'
import { type DemoProvider, demoProvider } from './services/messaging-login/demo-provider.ts'
import { wechatProvider } from './services/messaging-login/wechat-provider.ts'
import { type CityOf, readCities } from './services/phone/cities.ts'
import { httpCaptcha } from './services/verification/http-captcha.ts'
import { createOutbox, type Outbox } from './services/verification/outbox.ts'
import { outboxEmailSender, webhookEmailSender } from './services/verification/email-sender.ts'
import { outboxSender, webhookSender } from './services/verification/sms-sender.ts'
import { hashDigest } from './services/sign-on/passwords.ts'

/**
 * Starts everything; returns a function that stops it in order. Links begin with `address` if something is in front of
 * the service; an empty database is filled by `filler`. Rejects with errors that `startFailure` explains.
 */
export async function startService(
  configuration: Configuration,
  address = baseAddress(configuration),
  filler: Filler = builtFiller,
): Promise<() => Promise<void>> {
  const { host, port, publicUrl, hosts } = configuration
  const database = await openFilled(configuration, filler)
  const { pool } = database
  await indexWhatIsMissing(database.db)
  const clock = createClock()
  const { now } = clock
  const secure = publicUrl !== null
  const log = createLog()
  const outbox = createOutbox(now)
  const provider = demoProvider(now)
  const product = readProduct(projectRoot(), configuration.downloadUrl)
  const sheets = sheetsByCamera()
  const admission = createAdmission({ capacity: callsAtOnce(configuration.database) })
  const jobs = await startJobs({ pool, db: databaseOn(standingBack(pool, admission.quiet)), now, log, sheets })
  const service = createApp({
    db: database.db,
    allowedOrigins: allowedOrigins(configuration),
    frameOrigins: new Set(configuration.frameOrigins),
    secure,
    now,
    log,
    sendJob: jobs.send,
    sheets,
    admission,
    product,
    ...surroundings(configuration, address, { outbox, provider }),
  })
  const server = await startHttp({
    service: configuration.testDoors ? testDoors(service, doorsOf(database.db, clock, outbox)) : service,
    documents: [
      openApiDocument(),
      healthDocument(() => database.pool.query('select 1')),
      ...pagesOf(configuration, address, product, provider),
    ],
    secure,
    isBehindProxy: publicUrl !== null,
    hostNames: hostNames(address, hosts),
    hasRoom: service.hasRoom,
    host,
    port,
  })
  return async () => {
    await closeServer(server)
    await jobs.stop()
    await database.close()
  }
}

/** What tests reach behind the calls. */
function doorsOf(db: Database, clock: MovableClock, { messages }: Outbox): TestDoors {
  const hash = hashOnce(passwordDigest(demoPassword))
  return {
    clock,
    messages,
    placeTeacher: async (wanted) => placeTeacher(db, await hash(), clock.now(), wanted),
    openSessions: (wanted) => openSessions(db, clock.now(), wanted),
  }
}

/** The pages; the demo also serves its inspector, and the page that stands in for the messaging app. */
function pagesOf(configuration: Configuration, address: string, { buildId }: Product, { codes }: DemoProvider) {
  const isDemo = configuration.mode === 'demo'
  const inspector = `${projectRoot()}/dist/inspector`
  const facts: PageFacts = {
    ...configuration,
    buildId,
    recorder: isDemo ? readRecorder(inspector) : null,
    calledOrigins: calledOrigins(address, configuration.hosts),
  }
  return [
    ...(isDemo ? [providerPage(codes), servePages(inspector, facts)] : []),
    servePages(`${projectRoot()}/dist/client`, facts),
  ]
}

/**
 * What sign-on reaches besides the database. A demo keeps SMS messages; production sends them or reports that it
 * cannot.
 */
function surroundings(
  configuration: Configuration,
  baseUrl: string,
  { outbox, provider }: { readonly outbox: Outbox; readonly provider: DemoProvider },
): Surroundings {
  const { mode, smsWebhook, emailWebhook, captchaProvider, messagingApp, citiesFile, serviceOrigins, signOnOrigin } =
    configuration
  const isDemo = mode === 'demo'
  return {
    baseUrl,
    serviceOrigins: new Set(serviceOrigins),
    serviceOrigin: signOnOrigin === null ? null : baseUrl,
    ...(emailWebhook && { sendEmail: webhookEmailSender(emailWebhook.url, emailWebhook.secret) }),
    ...(smsWebhook && { sendSms: webhookSender(smsWebhook.url, smsWebhook.secret) }),
    ...(captchaProvider && { captcha: httpCaptcha(captchaProvider) }),
    ...(messagingApp && { messagingProvider: wechatProvider({ ...messagingApp, redirectUrl: `${baseUrl}/` }) }),
    ...(isDemo && {
      outbox,
      sendSms: outboxSender(outbox),
      sendEmail: outboxEmailSender(outbox),
      messagingProvider: provider,
    }),
    ...(citiesFile !== null && { cities: citiesOf(citiesFile) }),
  }
}

function citiesOf(file: string): CityOf {
  try {
    return readCities(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ConfigurationError(`PODIUM_CITIES cannot be used: ${error instanceof Error ? error.message : file}`)
  }
}

/** One hash for all demo accounts: they share a password, which is printed at the start. */
function hashOnce(digest: string): () => Promise<string> {
  let hash: Promise<string> | undefined
  return () => (hash ??= hashDigest(digest))
}

/** Milliseconds that calls in progress may take when the service stops. */
const patience = 1_000

async function closeServer(server: http.Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  const timer = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearTimeout(timer)
}

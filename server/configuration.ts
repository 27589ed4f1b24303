import { isIP } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { ServiceHosts } from '#domain/portal/environments.ts'
import { type AreaModuleAddress, readAreaModules } from '#domain/paths/area-modules.ts'
import { isLoopback } from './core/loopback.ts'
import type { DatabaseLocation } from './database/engine.types.ts'

export type Mode = 'demo' | 'production'

export interface Configuration {
  readonly mode: Mode
  readonly host: string
  readonly port: number
  /** Base of links, https, behind a TLS proxy; null on loopback. */
  readonly publicUrl: URL | null
  readonly database: DatabaseLocation
  /** Second services for which tickets may be requested. */
  readonly serviceOrigins: readonly string[]
  /** Where sign-on is, if not here: this service then admits people by its tickets. */
  readonly signOnOrigin: string | null
  /** Hosts that pages call instead of their own, by their names in production. */
  readonly hosts: ServiceHosts
  /** Other origins whose pages may call this service. */
  readonly pageOrigins: readonly string[]
  /** Origins of pages that may frame the portal. */
  readonly frameOrigins: readonly string[]
  /** Modules from elsewhere that replace areas. */
  readonly areaModules: readonly AreaModuleAddress[]
  /** Where SMS messages are sent; null: they are kept in the demo's outbox, or cannot be sent. */
  readonly smsWebhook: { readonly url: string; readonly secret: string } | null
  /** Where e-mail is sent; null as for SMS messages. */
  readonly emailWebhook: { readonly url: string; readonly secret: string } | null
  /** A third party's slide puzzles; null: the service's own. */
  readonly captchaProvider: { readonly url: string; readonly secret: string } | null
  /** The messaging app's login, where a school has applied for it. */
  readonly messagingApp: { readonly appId: string; readonly secret: string } | null
  /** Where to download the teacher's app. */
  readonly downloadUrl: string | null
  /** A list of networks and their names: `10.24.0.0/16,启明中学校园网`. */
  readonly citiesFile: string | null
  /** Where to send questions about personal data, as shown in the privacy policy; null: the school's own way. */
  readonly contact: string | null
  /** Clock, outbox and reset for tests; loopback only. */
  readonly testDoors: boolean
}

/** A mistake in the configuration, in one line for the person who starts the service. */
export class ConfigurationError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>

export const defaultPort = 4173

/** Outgoing connections that a demo does not make: its messages stay in its outbox. */
const waysOut = ['PODIUM_SMS_WEBHOOK', 'PODIUM_EMAIL_WEBHOOK', 'PODIUM_WECHAT_APP_ID'] as const

/** The owner of the demo school. */
const demoContact = '启明中学 林知夏，13800000001'

/** Reads the configuration from the environment once; an empty variable counts as none. Throws ConfigurationError. */
export function readConfiguration(environment: Environment, root: string): Configuration {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const mode = set['PODIUM_MODE'] ?? 'demo'
  if (mode !== 'demo' && mode !== 'production') throw new ConfigurationError('PODIUM_MODE must be demo or production')
  const host = set['HOST'] ?? '127.0.0.1'
  const publicUrl = readPublicUrl(set['PUBLIC_URL'])
  const testDoors = set['PODIUM_TEST_DOORS'] === '1'
  if (mode === 'demo' && !isLoopback(host))
    throw new ConfigurationError(`A demo is served on loopback only, not on HOST=${host}; use PODIUM_MODE=production`)
  if (testDoors && (!isLoopback(host) || mode === 'production'))
    throw new ConfigurationError('PODIUM_TEST_DOORS=1 is for a demo on loopback only')
  if (mode === 'demo') refuseWaysOut(set)
  if (!isLoopback(host) && publicUrl === null)
    throw new ConfigurationError(
      `HOST=${host} needs PUBLIC_URL=https://… : sign-in over plain http leaves loopback unprotected`,
    )
  return {
    mode,
    host,
    port: readPort(set['PORT']),
    publicUrl,
    database: readDatabase(set, mode, root),
    serviceOrigins: readOrigins('PODIUM_SERVICES', set['PODIUM_SERVICES']),
    signOnOrigin: readOrigins('PODIUM_SIGN_ON', set['PODIUM_SIGN_ON'])[0] ?? null,
    hosts: {
      signOn: readHost('PODIUM_SIGN_ON_HOST', set['PODIUM_SIGN_ON_HOST']),
      api: readHost('PODIUM_API_HOST', set['PODIUM_API_HOST']),
      fullScreen: readHost('PODIUM_FULL_SCREEN_HOST', set['PODIUM_FULL_SCREEN_HOST']),
    },
    pageOrigins: readOrigins('PODIUM_PAGES', set['PODIUM_PAGES']),
    frameOrigins: readOrigins('PODIUM_FRAMES', set['PODIUM_FRAMES']),
    areaModules: readAreas(set['PODIUM_AREAS']),
    smsWebhook: readPeer(set, 'PODIUM_SMS_WEBHOOK', 'PODIUM_SMS_SECRET'),
    emailWebhook: readPeer(set, 'PODIUM_EMAIL_WEBHOOK', 'PODIUM_EMAIL_SECRET'),
    captchaProvider: readPeer(set, 'PODIUM_CAPTCHA_URL', 'PODIUM_CAPTCHA_SECRET'),
    messagingApp: readMessagingApp(set),
    downloadUrl: readDownloadUrl(set['PODIUM_DOWNLOAD_URL']),
    citiesFile: set['PODIUM_CITIES'] === undefined ? null : path.resolve(root, set['PODIUM_CITIES']),
    contact: set['PODIUM_CONTACT'] ?? (mode === 'demo' ? demoContact : null),
    testDoors,
  }
}

/** The address on which the service itself listens. */
export const listeningAddress = ({ host, port }: Pick<Configuration, 'host' | 'port'>): string =>
  `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`

type Reach = Pick<Configuration, 'host' | 'port' | 'publicUrl'>

/** The address that pages and links of this service begin with. */
export const baseAddress = (reach: Reach): string => reach.publicUrl?.origin ?? listeningAddress(reach)

/** The origins whose pages may call: behind a proxy only the public one; for a second service the first one's too. */
export function allowedOrigins(
  configuration: Reach & Pick<Configuration, 'signOnOrigin' | 'pageOrigins'>,
): ReadonlySet<string> {
  const { port, publicUrl, signOnOrigin, pageOrigins } = configuration
  const own = publicUrl === null ? [listeningAddress(configuration), `http://localhost:${port}`] : [publicUrl.origin]
  const others = signOnOrigin === null ? [] : [signOnOrigin]
  return new Set([...own, ...others, ...pageOrigins].map((address) => new URL(address).origin))
}

function refuseWaysOut(set: Environment): void {
  const name = waysOut.find((way) => set[way] !== undefined)
  if (name !== undefined)
    throw new ConfigurationError(`${name} is for PODIUM_MODE=production: a demo sends nothing to anybody`)
}

function readPort(text = String(defaultPort)): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) throw new ConfigurationError(`PORT=${text} is no port number`)
  return port
}

function readPublicUrl(text: string | undefined): URL | null {
  if (text === undefined) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:') throw new ConfigurationError(`PUBLIC_URL=${text} must be an https address`)
  if (url.href !== `${url.origin}/`)
    throw new ConfigurationError(`PUBLIC_URL must be an origin alone, like https://podium.example.cn`)
  return url
}

/** A host name, with a port unless it is the default one; empty if there is none. */
function readHost(name: string, text = ''): string {
  if (text === '' || /^[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?$/.test(text)) return text
  throw new ConfigurationError(`${name} must be the name of a host, like api.example.cn, not ${text}`)
}

/** A list of origins, each https or on loopback. */
function readOrigins(name: string, text = ''): readonly string[] {
  return text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const url = URL.canParse(part.trim()) ? new URL(part.trim()) : null
      if (url === null || !isSafe(url) || part.includes('*') || url.href !== `${url.origin}/`)
        throw new ConfigurationError(`${name} must name origins like https://reports.example.cn, not ${part.trim()}`)
      return url.origin
    })
}

function readAreas(text = ''): readonly AreaModuleAddress[] {
  try {
    return readAreaModules(text, isSafe)
  } catch (error) {
    throw new ConfigurationError(`PODIUM_AREAS: ${error instanceof Error ? error.message : 'unreadable'}`)
  }
}

/** Whether nobody can read what is sent there. */
const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))

/** Another service, called with a secret. */
function readPeer(
  set: Environment,
  urlName: string,
  secretName: string,
): { readonly url: string; readonly secret: string } | null {
  const [url, secret] = [set[urlName], set[secretName]]
  if (url === undefined && secret === undefined) return null
  if (url === undefined || secret === undefined)
    throw new ConfigurationError(`${urlName} and ${secretName} are needed together`)
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (parsed === null || !isSafe(parsed)) throw new ConfigurationError(`${urlName} must be an https address`)
  return { url, secret }
}

function readDownloadUrl(text: string | undefined): string | null {
  if (text === undefined) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:') throw new ConfigurationError(`PODIUM_DOWNLOAD_URL=${text} must be an https address`)
  return url.href
}

/**
 * Connections to a PostgreSQL server that most often runs beside the service, whose own thread has to compete with all
 * busy ones: more than two per processor delay every call.
 */
export const connectionsFor = (processors: number): number => Math.min(Math.max(2 * processors, 3), 10)

function readConnections(text: string | undefined): number {
  if (text === undefined) return connectionsFor(os.availableParallelism())
  const connections = Number(text)
  if (!/^\d+$/.test(text) || connections < 3 || connections > 100)
    throw new ConfigurationError(`PODIUM_DATABASE_CONNECTIONS=${text} must be a number from 3 to 100`)
  return connections
}

function readMessagingApp(set: Environment): Configuration['messagingApp'] {
  const { PODIUM_WECHAT_APP_ID: appId, PODIUM_WECHAT_SECRET: secret } = set
  if (appId === undefined && secret === undefined) return null
  if (appId === undefined || secret === undefined)
    throw new ConfigurationError('PODIUM_WECHAT_APP_ID and PODIUM_WECHAT_SECRET are needed together')
  return { appId, secret }
}

function readDatabase(set: Environment, mode: Mode, root: string): DatabaseLocation {
  const { DATABASE_URL: url, PODIUM_DATABASE: kind, PODIUM_DATA: folder = 'data' } = set
  if (kind !== undefined && kind !== 'embedded') throw new ConfigurationError('PODIUM_DATABASE can only be embedded')
  if (url !== undefined) {
    if (kind !== undefined)
      throw new ConfigurationError('DATABASE_URL and PODIUM_DATABASE=embedded contradict each other: unset one of them')
    if (!/^postgres(ql)?:\/\//.test(url)) throw new ConfigurationError('DATABASE_URL must begin with postgres://')
    return { kind: 'postgres', url, connections: readConnections(set['PODIUM_DATABASE_CONNECTIONS']) }
  }
  if (mode === 'production' && kind === undefined)
    throw new ConfigurationError(
      'Production needs DATABASE_URL=postgres://… ; PODIUM_DATABASE=embedded is for one process on one machine',
    )
  return { kind: 'embedded', folder: path.resolve(root, folder), isDurable: true }
}

import path from 'node:path'
import type { DatabasePlace } from './database/database.ts'

export type Mode = 'demo' | 'production'

export interface Configuration {
  readonly mode: Mode
  readonly host: string
  readonly port: number
  /** Base of links, https, behind a TLS proxy; null on loopback. */
  readonly publicUrl: URL | null
  readonly database: DatabasePlace
  /** Clock, outbox and reset for tests; loopback only. */
  readonly testDoors: boolean
}

/** A mistake in the configuration, in one line for the person who starts the service. */
export class ConfigurationError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the configuration from the environment once; throws ConfigurationError. */
export function readConfiguration(environment: Environment, root: string): Configuration {
  const mode = environment['PODIUM_MODE'] ?? 'demo'
  if (mode !== 'demo' && mode !== 'production') throw new ConfigurationError('PODIUM_MODE must be demo or production')
  const host = environment['HOST'] ?? '127.0.0.1'
  const publicUrl = readPublicUrl(environment['PUBLIC_URL'])
  const testDoors = environment['PODIUM_TEST_DOORS'] === '1'
  const isLoopback = host === 'localhost' || host === '::1' || host.startsWith('127.')
  if (mode === 'demo' && !isLoopback)
    throw new ConfigurationError(`A demo is served on loopback only, not on HOST=${host}; use PODIUM_MODE=production`)
  if (testDoors && (!isLoopback || mode === 'production'))
    throw new ConfigurationError('PODIUM_TEST_DOORS=1 is for a demo on loopback only')
  if (!isLoopback && publicUrl === null)
    throw new ConfigurationError(
      `HOST=${host} needs PUBLIC_URL=https://… : sign-in over plain http leaves loopback unprotected`,
    )
  return {
    mode,
    host,
    port: readPort(environment['PORT']),
    publicUrl,
    database: readDatabase(environment, mode, root),
    testDoors,
  }
}

function readPort(text = '4173'): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535 || text.trim() === '')
    throw new ConfigurationError(`PORT=${text} is no port number`)
  return port
}

function readPublicUrl(text: string | undefined): URL | null {
  if (text === undefined || text === '') return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:') throw new ConfigurationError(`PUBLIC_URL=${text} must be an https address`)
  return url
}

function readDatabase(environment: Environment, mode: Mode, root: string): DatabasePlace {
  const url = environment['DATABASE_URL']
  if (url !== undefined && url !== '') {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new ConfigurationError('DATABASE_URL must begin with postgres://')
    return { kind: 'postgres', url, connections: 10 }
  }
  if (mode === 'production' && environment['PODIUM_DATABASE'] !== 'embedded')
    throw new ConfigurationError(
      'Production needs DATABASE_URL=postgres://… ; PODIUM_DATABASE=embedded accepts losing recent work at a power cut',
    )
  return { kind: 'embedded', folder: path.resolve(root, environment['PODIUM_DATA'] ?? 'data') }
}

import { type EndpointData, isSignedIn } from '#api/contract/endpoint.ts'
import type { NetworkState } from '#api/ports/network.ts'
import { agentVersion, timeouts } from '#domain/portal/constants.ts'
import type { Language } from '#domain/portal/language.ts'
import { TransportError } from './failures.ts'

/** One call as it travels; asked again with the same key where that is allowed. */
export interface Asked {
  readonly endpoint: EndpointData
  /** Where the service of this path is; empty for the page's own origin. */
  readonly origin: string
  readonly body: string
  /** Null for what needs none: reads, and calls before sign-in. */
  readonly idempotencyKey: string | null
  readonly signal: AbortSignal | undefined
  /** For whom; null where whoever is signed in may be told. */
  readonly uid: number | null
}

export interface RequestOptions {
  readonly fetch: typeof fetch
  readonly network: NetworkState
  readonly language: () => Language
  readonly uid: () => number | null
  readonly agent?: string
  /** Origin of the page in whose frame ours stands; null for a page by itself. */
  readonly frame?: string | null
  /** Hears which build of the page's own service answered; empty where it does not say. */
  readonly noteBuild?: (build: string) => void
}

/** Says in whose frame the page stands: cookies are of another kind there. */
const frameHeader = 'x-embedded-in'

const buildHeader = 'x-podium-build'

/** Carries a ticket of the sign-on service to a second one. */
const ticketHeader = 'x-service-ticket'

/**
 * Sends once and reads the answer to its end; rejects with TransportError when none comes, or only a part of it. What
 * `read` makes of an answer that came is its own affair.
 */
export async function exchange<Result>(
  asked: Asked,
  options: RequestOptions,
  ticket: string | null,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const { fetch, network, language } = options
  const { endpoint, origin, body, signal } = asked
  const limit = withTimeout(signal)
  try {
    const response = await fetch(origin + endpoint.path, {
      method: 'POST',
      body,
      headers: headersOf(asked, options, ticket),
      credentials: 'include',
      signal: limit.signal,
    })
    if (origin === '') options.noteBuild?.(response.headers.get(buildHeader) ?? '')
    return await read(response)
  } catch (error) {
    if (error instanceof TransportError) throw error
    if (limit.timedOut()) throw new TransportError('timeout', language())
    if (signal?.aborted) throw new TransportError('cancel', language())
    throw new TransportError(network.isOnline() ? 'server' : 'offline', language())
  } finally {
    limit.done()
  }
}

function headersOf(
  { endpoint, idempotencyKey, uid }: Asked,
  options: RequestOptions,
  ticket: string | null,
): Record<string, string> {
  return {
    'content-type': 'application/x-www-form-urlencoded',
    'x-teacher-agent': options.agent ?? `web/${agentVersion}`,
    'accept-language': options.language(),
    ...(options.frame && { [frameHeader]: options.frame }),
    ...(uid !== null && isSignedIn(endpoint.access) && { 'x-expected-uid': String(uid) }),
    ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
    ...(ticket !== null && { [ticketHeader]: ticket }),
  }
}

/** Both signals in one; `AbortSignal.any` is missing in Safari before 17.4. */
function withTimeout(outer: AbortSignal | undefined) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  let late = false
  const timer = setTimeout(() => {
    late = true
    abort()
  }, timeouts.request)
  if (outer?.aborted) abort()
  outer?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    timedOut: () => late,
    done: () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', abort)
    },
  }
}

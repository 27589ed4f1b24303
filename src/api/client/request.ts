import { type EndpointData, isSignedIn } from '#api/contract/endpoint.ts'
import type { NetworkState } from '#api/ports/network.ts'
import { agentVersion, timeouts } from '#domain/portal/constants.ts'
import type { Language } from '#domain/portal/language.ts'
import { formType } from '#domain/wire/form.ts'
import { TransportError } from './failures.ts'

/** One call as it is sent; repeated with the same key where allowed. */
export interface Asked {
  readonly endpoint: EndpointData
  /** The service's origin for this path; empty for the page's own. */
  readonly origin: string
  readonly body: string | Uint8Array<ArrayBuffer>
  /** Null if none is needed: reads, and calls before sign-in. */
  readonly idempotencyKey: string | null
  readonly signal: AbortSignal | undefined
  /** On whose behalf; null if whoever is signed in will do. */
  readonly uid: number | null
}

export interface RequestOptions {
  readonly fetch: typeof fetch
  readonly network: NetworkState
  readonly language: () => Language
  readonly uid: () => number | null
  readonly agent?: string
  /** Origin of the page that embeds ours in a frame; null if there is none. */
  readonly frame?: string | null
  /** Receives the build of the page's own service that responded; empty if it does not say. */
  readonly noteBuild?: (build: string) => void
}

/** Names the embedding page: cookies are partitioned there. */
const frameHeader = 'x-embedded-in'

const buildHeader = 'x-podium-build'

/** Carries a ticket of the sign-on service to a second one. */
const ticketHeader = 'x-service-ticket'

/**
 * Sends once and reads the response to its end; rejects with TransportError if there is none, or only part of it. What
 * `read` makes of a complete response is up to it.
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
    'content-type': endpoint.body?.type ?? formType,
    'x-teacher-agent': options.agent ?? `web/${agentVersion}`,
    'accept-language': options.language(),
    ...(options.frame && { [frameHeader]: options.frame }),
    ...(uid !== null && isSignedIn(endpoint.access) && { 'x-expected-uid': String(uid) }),
    ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
    ...(ticket !== null && { [ticketHeader]: ticket }),
  }
}

/** Combines both signals; `AbortSignal.any` is missing in Safari before 17.4. */
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

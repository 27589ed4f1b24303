import * as z from 'zod/mini'
import { type EndpointData, type InputOf, isFile, isSignedIn, type OutputOf } from '#api/contract/endpoint.ts'
import { errorCodes } from '#api/contract/errors.ts'
import { isSuccess, resultCodes } from '#api/contract/result-codes.ts'
import type { NetworkState } from '#api/ports/network.ts'
import type { Language } from '#domain/language.ts'
import { encodeForm, type FormRecord } from '#domain/wire/form.ts'
import { CallError, TransportError } from './failures.ts'

export interface ClientOptions {
  readonly fetch: typeof fetch
  readonly network: NetworkState
  readonly language: () => Language
  /** Who the page believes to be signed in; a write for anybody else is refused. */
  readonly uid: () => number | null
  /** The service says that nobody (or somebody else) is signed in. */
  readonly onNotLoggedIn: () => void
}

export interface CallOptions {
  /** One a person's intent, kept until an answer is known. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

export interface FileAnswer {
  readonly name: string
  readonly blob: Blob
}

type ResultOf<E extends EndpointData> = E['output'] extends z.ZodMiniType ? OutputOf<E> : FileAnswer

/** Calls one endpoint. Rejects with CallError (the service's answer) or TransportError (no answer). */
export type Call = <E extends EndpointData>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
) => Promise<ResultOf<E>>

/** Milliseconds until a call is given up (specification §9). */
export const requestTimeout = 30_000

/** Version of the web page as the service knows it (specification §9). */
const agent = 'web/6.1.1'

export function createClient(options: ClientOptions): Call {
  return async (endpoint, input, callOptions = {}) => {
    const language = options.language()
    const body = await encoded(endpoint, input, language)
    const response = await send(endpoint, body, options, callOptions)
    if (isFile(endpoint.output) && isAttachment(response)) return (await fileOf(response)) as ResultOf<typeof endpoint>
    return (await dataOf(endpoint, response, options)) as ResultOf<typeof endpoint>
  }
}

async function encoded(endpoint: EndpointData, input: unknown, language: Language): Promise<string> {
  const result = z.safeEncode(endpoint.input, input as never)
  if (result.success) return encodeForm(result.data as FormRecord)
  // Fetched when it is needed: a form that checks itself never is in need of it.
  const { inputProblem } = await import('#api/contract/input-problem.ts')
  const { field, message } = inputProblem(result.error.issues, language)
  throw new CallError('invalidInput', resultCodes.invalidInput, message, { field })
}

async function send(
  endpoint: EndpointData,
  body: string,
  { fetch, network, language, uid }: ClientOptions,
  { idempotencyKey, signal }: CallOptions,
): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-teacher-agent': agent,
    'accept-language': language(),
  }
  if (isSignedIn(endpoint.access) && endpoint.effect === 'write') {
    headers['idempotency-key'] = idempotencyKey ?? newKey()
    headers['x-expected-uid'] = String(uid() ?? '')
  }
  const limit = withTimeout(signal)
  try {
    return await fetch(endpoint.path, { method: 'POST', body, headers, credentials: 'include', signal: limit.signal })
  } catch {
    if (limit.timedOut()) throw new TransportError('timeout', language())
    if (signal?.aborted) throw new TransportError('cancel', language())
    throw new TransportError(network.isOnline() ? 'server' : 'offline', language())
  } finally {
    limit.done()
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
  }, requestTimeout)
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

const envelopeSchema = z.object({ data: z.unknown(), result: z.object({ code: z.int(), msg: z.string() }) })

async function dataOf(endpoint: EndpointData, response: Response, options: ClientOptions): Promise<unknown> {
  const envelope = envelopeSchema.safeParse(await response.json().catch(() => null))
  if (!envelope.success) throw new TransportError('http', options.language())
  const { data, result } = envelope.data
  if (!response.ok) throw new TransportError('http', options.language(), result.msg)
  if (isSuccess(result.code)) return data
  if (result.code === resultCodes.notLoggedIn || result.code === resultCodes.loginElsewhere) options.onNotLoggedIn()
  throw new CallError(errorIdOf(endpoint, result.code), result.code, result.msg, data)
}

/** A number is looked up among the endpoint's own errors first, then in the global result policy. */
function errorIdOf(endpoint: EndpointData, code: number): string {
  const own = endpoint.errors.find((id) => errorCodes[id] === code)
  return own ?? Object.entries(resultCodes).find(([, number]) => number === code)?.[0] ?? 'unknown'
}

const isAttachment = (response: Response): boolean =>
  response.ok && (response.headers.get('content-disposition') ?? '').startsWith('attachment')

async function fileOf(response: Response): Promise<FileAnswer> {
  const encodedName = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { name: decodeURIComponent(encodedName ?? 'podium'), blob: await response.blob() }
}

/** A random key; `crypto.randomUUID` is missing outside secure contexts. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

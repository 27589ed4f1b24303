import * as z from 'zod/mini'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { type EndpointData, type InputOf, isSignedIn, type OutputOf } from '#api/contract/endpoint.ts'
import { toWire } from '#api/contract/wire-keys.ts'
import type { Language } from '#domain/portal/language.ts'
import { encodeForm, type FormFields } from '#domain/wire/form.ts'
import { type Answer, answerOf, type FileAnswer } from './answer.ts'
import { defaultPatience, type Patience, whileBusy } from './busy-waits.ts'
import { CallError, isSessionLost, notSignedIn, refusal, TransportError } from './failures.ts'
import { createIntroduction } from './introduction.ts'
import type { ReadBudget } from './read-budget.ts'
import { type Asked, exchange, type RequestOptions } from './request.ts'
import { createServiceTickets, type ServiceTickets } from './service-tickets.ts'

/** Whether the same person is signed in again, so that rejected calls may be repeated. */
export type Recovery = 'same' | 'gone'

/** What a response, or its absence, means to the whole page (specification §7 Handling of answers). */
export type AnswerNotice = 'notCertified' | 'passwordChangeNeeded' | 'offline' | 'answered'

export interface ClientOptions extends RequestOptions {
  /** The service says that nobody (-23) or somebody else (-25) is signed in; the call waits for the outcome. */
  readonly recoverSession: (endpoint: EndpointData) => Promise<Recovery>
  /** Holds back signed-in calls while it is in doubt on whose behalf they would be made. */
  readonly admit?: (endpoint: EndpointData) => Promise<Recovery>
  readonly onNotice?: (notice: AnswerNotice) => void
  /** Origin of the service for a call; if missing or empty, the page's own. */
  readonly originOf?: (endpoint: EndpointData) => string
  readonly budget?: ReadBudget
  /** How calls wait while the service is too busy. */
  readonly patience?: Patience
}

export interface CallOptions {
  /** One per intent, kept until the response is known. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** A read that asks who is signed in must not name the expected person. */
  readonly forAnybody?: boolean
  /** On whose behalf, if it is not the person of the page. */
  readonly uid?: number
}

/** The result of calling an endpoint. */
export type ResultOf<E extends EndpointData> = E['output'] extends z.ZodMiniType ? OutputOf<E> : FileAnswer

/**
 * Calls one endpoint. Rejects with `CallFailure`: a refusal by that endpoint (the service's response), or no response.
 */
export type Call = <E extends EndpointData>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
) => Promise<ResultOf<E>>

export function createClient(options: ClientOptions): Call {
  const tickets = createServiceTickets(async (origin) => {
    const service = origin || globalThis.location.origin
    return (await call(signOn.serviceTicket, { service }, { forAnybody: true })).serverTicket
  })
  const introduced = createIntroduction()
  const call: Call = async (endpoint, input, { idempotencyKey, signal, forAnybody = false, uid } = {}) => {
    const body = await encoded(endpoint, input, options.language())
    const needsKey = isSignedIn(endpoint.access) && endpoint.effect === 'write'
    const asked: Asked = {
      endpoint,
      origin: options.originOf?.(endpoint) ?? '',
      body,
      idempotencyKey: needsKey ? (idempotencyKey ?? newKey()) : null,
      signal,
      uid: forAnybody ? null : (uid ?? options.uid()),
    }
    const attempt = () => persistently(asked, options, tickets)
    const answer = await (endpoint.access === 'pre-login' ? introduced(attempt) : attempt())
    if (answer.kind === 'value') return answer.value as ResultOf<typeof endpoint>
    // Before a sign-in it concerns the form alone: what was typed there stays.
    if (isSignedIn(endpoint.access)) noteRefusal(answer.error, options)
    throw answer.error
  }
  return call
}

async function encoded(
  endpoint: EndpointData,
  input: unknown,
  language: Language,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const result = z.safeEncode(endpoint.input, input as never)
  if (result.success) {
    const wire = toWire(endpoint.input, result.data) as FormFields
    return endpoint.body?.encode(wire) ?? encodeForm(wire)
  }
  // Loaded on demand: a form that validates itself never needs it.
  const { inputProblem } = await import('#api/contract/input-problem.ts')
  const { field, message } = inputProblem(result.error.issues, language)
  throw refusal(endpoint, { id: 'invalidInput', data: { field } }, message)
}

/** Each reason to repeat counts once: a ticket for a second service, and a recovered session. */
async function persistently(asked: Asked, options: ClientOptions, tickets: ServiceTickets): Promise<Answer> {
  await admitted(asked, options)
  const first = await askWithTicket(asked, options, tickets)
  // A sign-in that waited for a sign-in would wait for itself.
  if (!isSignedIn(asked.endpoint.access) || !isLost(first)) return first
  if ((await options.recoverSession(asked.endpoint)) === 'gone') return first
  throwIfCancelled(asked, options)
  return askWithTicket(asked, options, tickets)
}

async function admitted({ endpoint }: Asked, { admit, language }: ClientOptions): Promise<void> {
  if (admit === undefined || !isSignedIn(endpoint.access)) return
  if ((await admit(endpoint)) === 'same') return
  throw notSignedIn(endpoint, language())
}

async function askWithTicket(asked: Asked, options: ClientOptions, tickets: ServiceTickets): Promise<Answer> {
  const sentAfter = tickets.opened(asked.origin)
  const answer = await ask(asked, options, null)
  // The sign-on service does not need tickets of its own, and nobody gets one before a sign-in.
  const isOwn = asked.endpoint === signOn.serviceTicket || !isSignedIn(asked.endpoint.access)
  if (isOwn || !needsTicket(answer)) return answer
  try {
    return await tickets.retry(asked.origin, sentAfter, (ticket) => ask(asked, options, ticket))
  } catch (error) {
    throw error instanceof CallError ? withoutTicket(asked.endpoint, error) : error
  }
}

/** Why there was no ticket, as a response to the call that needed it. */
const withoutTicket = (endpoint: EndpointData, { globalId, message }: CallError): CallError =>
  new CallError(endpoint, { id: globalId ?? 'unknown', data: null }, message)

const ask = (asked: Asked, options: ClientOptions, ticket: string | null): Promise<Answer> =>
  whileBusy(asked, options.patience ?? defaultPatience, () => askOnce(asked, options, ticket))

async function askOnce(asked: Asked, options: ClientOptions, ticket: string | null): Promise<Answer> {
  const { budget, onNotice, language } = options
  throwIfCancelled(asked, options)
  if (budget?.mayRead() === false && asked.endpoint.effect === 'read') throw new TransportError('server', language())
  budget?.noteRequest()
  try {
    const answer = await exchange(asked, options, ticket, (response) => answerOf(asked.endpoint, response, language()))
    budget?.noteAnswer()
    onNotice?.('answered')
    return answer
  } catch (error) {
    if (error instanceof TransportError) noteFailure(error, options)
    throw error
  }
}

function noteFailure(
  { kind, isPassing, isBusy, retryAfter }: TransportError,
  { budget, onNotice }: ClientOptions,
): void {
  if (kind === 'offline') onNotice?.('offline')
  else if (isPassing && !isBusy) budget?.noteFailure(retryAfter)
}

function throwIfCancelled({ signal }: Asked, { language }: ClientOptions): void {
  if (signal?.aborted) throw new TransportError('cancel', language())
}

const isLost = (answer: Answer): boolean => answer.kind === 'refused' && isSessionLost(answer.error)

const needsTicket = (answer: Answer): boolean =>
  answer.kind === 'refused' && (answer.error.globalId === 'ticketNeeded' || answer.error.globalId === 'ticketExpired')

function noteRefusal({ globalId }: CallError, { onNotice }: ClientOptions): void {
  if (globalId === 'notCertified' || globalId === 'passwordChangeNeeded') onNotice?.(globalId)
}

/** A random key; `crypto.randomUUID` is missing outside secure contexts. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

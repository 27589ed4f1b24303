import type { EndpointData } from '#api/contract/endpoint.ts'
import type { FailureOf } from '#api/contract/failure.ts'
import { type GlobalErrorId, isGlobalErrorId } from '#api/contract/result-codes.ts'
import { busyRetry } from '#domain/portal/constants.ts'
import type { Language } from '#domain/portal/language.ts'

/**
 * A response with a code other than success; `message` is for the person. Which of the declared errors it is can only
 * be known from a `Refusal` of that endpoint.
 */
export class CallError extends Error {
  readonly endpoint: EndpointData
  readonly failure: unknown
  /** The global error it is, if any. */
  readonly globalId: GlobalErrorId | null

  constructor(endpoint: EndpointData, failure: { readonly id: string; readonly data: unknown }, message: string) {
    super(message)
    this.endpoint = endpoint
    this.failure = failure
    this.globalId = isGlobalErrorId(failure.id) ? failure.id : null
  }
}

/** An endpoint's error response: its id, with the data declared for it. */
export type Refusal<E extends EndpointData> = CallError & { readonly endpoint: E; readonly failure: FailureOf<E> }

/** Whether the service knows no such object for the caller, who may have had it. */
export const isMissing = (error: unknown): boolean => error instanceof CallError && error.globalId === 'notFound'

/** What a call of an endpoint rejects with. */
export type CallFailure<E extends EndpointData> = Refusal<E> | TransportError

/** A response as the rejection of a call to this endpoint. */
export const refusal = <E extends EndpointData>(endpoint: E, failure: FailureOf<E>, message: string): CallError =>
  new CallError(endpoint, failure, message)

/** Whether a call to one of these endpoints was refused. */
export const isRefused = <Endpoints extends readonly EndpointData[]>(
  error: unknown,
  ...endpoints: Endpoints
): error is Refusal<Endpoints[number]> =>
  error instanceof CallError && endpoints.some((endpoint) => endpoint === error.endpoint)

const signedOutTexts: Readonly<Record<Language, string>> = { 'zh-CN': '请先登录', en: 'Please sign in' }

/** What the service would return for a call that is not even sent, because nobody is signed in to make it. */
export const notSignedIn = (endpoint: EndpointData, language: Language): CallError =>
  refusal(endpoint, { id: 'notLoggedIn', data: null }, signedOutTexts[language])

export type TransportKind = 'http' | 'server' | 'offline' | 'timeout' | 'cancel'

/** Texts of specification §8 "Transport errors". */
const transportTexts: Readonly<Record<TransportKind, { readonly code: string } & Readonly<Record<Language, string>>>> =
  {
    http: { code: 'neterror', 'zh-CN': '网络连接错误', en: 'Network error' },
    server: { code: 'neterror', 'zh-CN': '服务器错误', en: 'Server error' },
    offline: { code: 'neterror', 'zh-CN': '网络连接失败', en: 'No network connection' },
    timeout: { code: 'timeout', 'zh-CN': '网络原因', en: 'The network took too long to respond' },
    cancel: { code: 'cancel', 'zh-CN': '请求已取消', en: 'Request cancelled' },
  }

/** What is known about a failure besides its kind. */
export interface TransportFacts {
  readonly message?: string
  /** HTTP status of the refusal. */
  readonly status?: number
  /** Seconds after which the service asks to be called again. */
  readonly retryAfter?: number | null
}

/** No response, or an unreadable one: whether a write took effect is unknown. */
export class TransportError extends Error {
  readonly kind: TransportKind
  readonly code: string
  readonly retryAfter: number | null
  /** The same call may well succeed in a moment; a refused or cancelled one will not. */
  readonly isPassing: boolean
  /** The service was too busy, did nothing, and asks for a retry soon: the call waits for that by itself. */
  readonly isBusy: boolean

  constructor(
    kind: TransportKind,
    language: Language,
    { message, status = 0, retryAfter = null }: TransportFacts = {},
  ) {
    super(message ?? transportTexts[kind][language])
    this.kind = kind
    this.code = transportTexts[kind].code
    this.retryAfter = retryAfter
    this.isBusy = status === 503 && retryAfter !== null && retryAfter * 1000 <= busyRetry.longestWait
    this.isPassing = kind !== 'cancel' && (status < 400 || status === 429 || status >= 500)
  }
}

/** The message of any failure for a person. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Rejected at the door: the effect of earlier attempts is still unknown. */
const doorIds: readonly GlobalErrorId[] = [
  'notLoggedIn',
  'loginElsewhere',
  'ticketNeeded',
  'ticketExpired',
  'notCertified',
  'passwordChangeNeeded',
]

/**
 * Whether the service has processed a write, so that trying again is a new intent. After a lost response, or a
 * rejection at the door, the effect of earlier attempts is unknown.
 */
export const isAnswered = (error: unknown): boolean =>
  error instanceof CallError && (error.globalId === null || !doorIds.includes(error.globalId))

/** Refusals that have nothing to do with what was sent. */
const passingIds: readonly GlobalErrorId[] = ['notLoggedIn', 'loginElsewhere', 'ticketNeeded', 'ticketExpired', 'fault']

/** Whether the refusal says nothing about what was sent, which may be accepted unchanged later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof CallError && error.globalId !== null && passingIds.includes(error.globalId)

/** Whether nobody, or somebody else, is signed in for the call. */
export const isSessionLost = (error: unknown): boolean =>
  error instanceof CallError && (error.globalId === 'notLoggedIn' || error.globalId === 'loginElsewhere')

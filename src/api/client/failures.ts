import { resultCodes } from '#api/contract/result-codes.ts'
import { busyRetry } from '#domain/constants.ts'
import type { Language } from '#domain/language.ts'

/** A domain answer with a code other than success; `message` is for the person. */
export class CallError extends Error {
  readonly id: string
  readonly code: number
  readonly data: unknown

  constructor(id: string, code: number, message: string, data: unknown) {
    super(message)
    this.id = id
    this.code = code
    this.data = data
  }
}

const signedOutTexts: Readonly<Record<Language, string>> = { 'zh-CN': '请先登录', en: 'Please sign in' }

/** What the service would say of a call that is not even sent, because nobody is signed in to make it. */
export const notSignedIn = (language: Language): CallError =>
  new CallError('notLoggedIn', resultCodes.notLoggedIn, signedOutTexts[language], null)

export type TransportKind = 'http' | 'server' | 'offline' | 'timeout' | 'cancel'

/** Texts of specification §8 "Transport errors". */
const transportTexts: Readonly<Record<TransportKind, { readonly code: string } & Readonly<Record<Language, string>>>> =
  {
    http: { code: 'neterror', 'zh-CN': '网络连接错误', en: 'Network error' },
    server: { code: 'neterror', 'zh-CN': '服务器错误', en: 'Server error' },
    offline: { code: 'neterror', 'zh-CN': '网络连接失败', en: 'No network' },
    timeout: { code: 'timeout', 'zh-CN': '网络原因', en: 'The network took too long' },
    cancel: { code: 'cancel', 'zh-CN': '请求已取消', en: 'The request was cancelled' },
  }

/** What is known of a failure besides its kind. */
export interface TransportFacts {
  readonly message?: string
  /** HTTP status of an answer that was a refusal. */
  readonly status?: number
  /** Seconds after which the service wants to be asked again. */
  readonly retryAfter?: number | null
}

/** No answer, or none that can be read: whether a write had its effect is unknown. */
export class TransportError extends Error {
  readonly kind: TransportKind
  readonly code: string
  readonly retryAfter: number | null
  /** The same call may well succeed in a moment; a refused or cancelled one will not. */
  readonly isPassing: boolean
  /** The service had no time for it, did nothing, and says to come again soon: the call waits for that by itself. */
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

/** What a person is told of any failure. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Turned away at the door: what an earlier attempt did is as unknown as before. */
const doorIds: readonly string[] = [
  'notLoggedIn',
  'loginElsewhere',
  'ticketNeeded',
  'ticketExpired',
  'notCertified',
  'passwordChangeNeeded',
]

/**
 * Whether the service has answered a write, so that trying again is another intent. A lost answer and being turned away at
 * the door leave open what an earlier attempt did.
 */
export const isAnswered = (error: unknown): boolean => error instanceof CallError && !doorIds.includes(error.id)

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

/** No answer, or none that can be read: whether a write had its effect is unknown. */
export class TransportError extends Error {
  readonly kind: TransportKind
  readonly code: string

  constructor(kind: TransportKind, language: Language, message = transportTexts[kind][language]) {
    super(message)
    this.kind = kind
    this.code = transportTexts[kind].code
  }
}

/** What a person is told of any failure. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

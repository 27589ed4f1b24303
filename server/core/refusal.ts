import type { Language } from '#domain/portal/language.ts'
import { type Answer, json } from './answer.ts'

/**
 * A request that never reaches a handler: undecodable, forbidden or broken. Carries an HTTP status and the text in both
 * languages.
 */
export class Refusal extends Error {
  readonly status: 400 | 403 | 404 | 405 | 413 | 415 | 429 | 503
  readonly texts: { readonly 'zh-CN': string; readonly en: string }
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | null

  constructor(status: Refusal['status'], zh: string, en: string, retryAfter: number | null = null) {
    super(en)
    this.status = status
    this.retryAfter = retryAfter
    this.texts = { 'zh-CN': zh, en }
  }
}

/** The answer to a refused request. */
export function answerOf({ status, texts, retryAfter }: Refusal, language: Language): Answer {
  const body = JSON.stringify({ data: null, result: { code: -1, msg: texts[language] } })
  return json(body, status, retryAfter === null ? {} : { 'retry-after': String(retryAfter) })
}

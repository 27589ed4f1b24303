import type http from 'node:http'
import { type Language, languageOf } from '#domain/portal/language.ts'
import { tooMany } from '#server/core/admission/admission.ts'
import { answerOf } from '#server/core/refusal.ts'
import { protectiveHeaders } from '#server/core/security-headers.ts'

/** Returns whether it has refused a request. */
type TurnAway = (incoming: http.IncomingMessage, outgoing: http.ServerResponse) => boolean

/**
 * Refuses a call for which the service has no room, before reading it, with a ready-made answer: under overload most
 * calls are refused, and each takes time from those that are served. Calls from pages of another origin, whose answer
 * carries more, go the usual way.
 */
export function createTurnAway(hasRoom: (path: string) => boolean, secure: boolean): TurnAway {
  const ready = { 'zh-CN': readyAnswer('zh-CN', secure), en: readyAnswer('en', secure) }
  return ({ url = '', headers }, outgoing) => {
    if (headers.origin !== undefined && headers['sec-fetch-site'] !== 'same-origin') return false
    if (hasRoom(url.split('?', 1)[0] ?? '')) return false
    ready[languageOf(headers['accept-language'] ?? null)](outgoing)
    return true
  }
}

function readyAnswer(language: Language, secure: boolean): (outgoing: http.ServerResponse) => void {
  const { status, headers, body } = answerOf(tooMany, language)
  const bytes = Buffer.from(body ?? '')
  const head = Object.entries({
    ...protectiveHeaders(secure),
    ...headers,
    'content-length': String(bytes.length),
  }).flat()
  return (outgoing) => outgoing.writeHead(status, head).end(bytes)
}

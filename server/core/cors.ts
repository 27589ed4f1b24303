import { serviceTicketHeader } from './entrance.ts'
import { frameHeader } from './frame-rule.ts'

/** Headers that a page may read besides the body: how long to wait, a file's name, the id to report a fault by. */
const readHeaders = 'retry-after, content-disposition, x-request-id'

/** Lets a page of a listed origin read the answer; nothing for any other origin, and never a wildcard. */
export function corsHeaders(headers: Headers, allowedOrigins: ReadonlySet<string>): Readonly<Record<string, string>> {
  const origin = headers.get('origin')
  if (origin === null || !allowedOrigins.has(origin) || headers.get('sec-fetch-site') === 'same-origin') return {}
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': readHeaders,
    vary: 'origin',
  }
}

/** What a page of another origin may send. */
export const preflightHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': `content-type, x-teacher-agent, idempotency-key, x-expected-uid, ${serviceTicketHeader}, ${frameHeader}`,
  'access-control-max-age': '600',
}

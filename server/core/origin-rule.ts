import { Refusal } from './refusal.ts'

const agentPattern = /^(web|desktop)\/\d{1,3}(\.\d{1,3}){1,3}$/

/**
 * Cross-site request rule for every POST: the agent header, which no form can send, and an origin of ours. Newer
 * browsers send `Sec-Fetch-Site`; without it, `Origin` must match the list exactly. Throws Refusal (403).
 */
export function checkOrigin(headers: Headers, allowedOrigins: ReadonlySet<string>): void {
  if (!agentPattern.test(headers.get('x-teacher-agent') ?? '')) throw refused()
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site === 'same-origin') return
  const mayDecideByOrigin = site === null || site === 'same-site'
  if (!mayDecideByOrigin || origin === null || !allowedOrigins.has(origin)) throw refused()
}

export const refused = (): Refusal =>
  new Refusal(
    403,
    '请求来源不被允许，请从讲台页面重试',
    'This request did not come from a Podium page; try again there',
  )

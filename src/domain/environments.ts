/** Which hosts a page calls (specification §9 Environments). */

export type Environment = 'demo' | 'test' | 'production'

/** Names of the production hosts of both services, for example `api.podium.cn`; empty for the page's own origin. */
export interface ServiceHosts {
  /** Sign-on: paths below /v1 and /v2. */
  readonly signOn: string
  /** Everything else. */
  readonly api: string
}

/** Where a page was opened. */
export interface PagePlace {
  /** Scheme, host and port, for example `https://teacher-test.podium.cn`. */
  readonly origin: string
  /** As `document.cookie` has them. */
  readonly cookies: string
}

/** With this flag a page calls the pre-release hosts. */
export const preReleaseCookie = 'podium-pre=1'

/** The environment of a host by its first label: `teacher-demo.…` demo, `teacher-test.…` test, any other production. */
export function environmentOf(host: string): Environment {
  const first = host.split('.')[0] ?? ''
  if (/(^|-)demo$/.test(first)) return 'demo'
  return /(^|-)test$/.test(first) ? 'test' : 'production'
}

const suffixes: Readonly<Record<Environment, string>> = { demo: '-demo', test: '-test', production: '' }

/**
 * Origin of the service that a path belongs to, as the page must call it; empty for the page's own. A host that is not of
 * the page's site is not called at all: cookies would not go there.
 */
export function serviceOriginOf(path: string, place: PagePlace, hosts: ServiceHosts): string {
  const host = /^\/v[12]\//.test(path) ? hosts.signOn : hosts.api
  if (host === '') return ''
  const { protocol, hostname } = new URL(place.origin)
  const isPreRelease = place.cookies.split(/; */).includes(preReleaseCookie)
  const suffix = isPreRelease ? '-pre' : suffixes[environmentOf(hostname)]
  const target = host.replace(/^[^.]+/, (label) => label + suffix)
  return isSameSite(hostname, target) && target !== hostname ? `${protocol}//${target}` : ''
}

/** Names under which everybody can register, so that two of them have nothing in common. */
const publicSuffix = /^(com|net|org|edu|gov|ac|co)\.[a-z]{2}$/

function isSameSite(page: string, target: string): boolean {
  const parent = page.split('.').slice(1).join('.')
  return parent.includes('.') && !publicSuffix.test(parent) && target.endsWith(`.${parent}`)
}

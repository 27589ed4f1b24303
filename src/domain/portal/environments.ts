/** Which hosts a page calls (specification §9 Environments). */

export type Environment = 'demo' | 'test' | 'production'

/**
 * Production host names of both services, for example `api.podium.cn`, with a port if it is not the default; empty for
 * the page's own origin.
 */
export interface ServiceHosts {
  /** Sign-on: paths below /v1 and /v2, and everything else before or outside a teacher's session. */
  readonly signOn: string
  /** Everything else. */
  readonly api: string
  /** Pages for a full screen, to which the portal redirects a browser; empty if there are none. */
  readonly fullScreen: string
}

/** Where a page was opened from. */
export interface PageOrigin {
  /** Scheme, host and port, for example `https://teacher-test.podium.cn`. */
  readonly origin: string
  /** As in `document.cookie`. */
  readonly cookies: string
}

/** With this flag a page calls the pre-release hosts. */
export const preReleaseCookie = 'podium-pre=1'

/** The environment of a host by its first label: `teacher-demo.…` demo, `teacher-assignment.…` assignment, any other production. */
export function environmentOf(host: string): Environment {
  const first = host.split('.')[0] ?? ''
  if (/(^|-)demo$/.test(first)) return 'demo'
  return /(^|-)test$/.test(first) ? 'test' : 'production'
}

const suffixes: Readonly<Record<Environment, string>> = { demo: '-demo', test: '-test', production: '' }

/** What determines the service of a call. */
export interface ServiceCall {
  readonly path: string
  readonly access: string
}

/**
 * The service a call belongs to. Before sign-in, a browser is identified by a cookie of the sign-on service, and its
 * proofs are valid only there; tickets for the other service belong to a teacher.
 */
const serviceOf = ({ path, access }: ServiceCall): 'signOn' | 'api' =>
  /^\/v[12]\//.test(path) || !(access === 'teacher' || access === 'schoolOwner' || access === 'public')
    ? 'signOn'
    : 'api'

/**
 * Origin to call for a service; empty for the page's own. A page on https calls every configured host, any other page
 * only those of its own site.
 */
export const serviceOriginOf = (call: ServiceCall, page: PageOrigin, hosts: ServiceHosts): string =>
  hostOrigin(hosts[serviceOf(call)], page)

/** Every origin that pages of an origin may call besides their own, with and without the pre-release flag. */
export function calledOrigins(origin: string, hosts: ServiceHosts): readonly string[] {
  const pages = ['', preReleaseCookie].map((cookies) => ({ origin, cookies }))
  const origins = [hosts.signOn, hosts.api].flatMap((host) => pages.map((page) => hostOrigin(host, page)))
  return [...new Set(origins)].filter((called) => called !== '')
}

/**
 * Address of a full-screen page (specification §2), with what its host requires besides the page's own query; null if
 * the operator configured no such host. `address` is the path with its query, as the portal's routes see it.
 */
export function fullScreenAddress(address: string, page: PageOrigin, { fullScreen }: ServiceHosts): string | null {
  const origin = hostOrigin(fullScreen, page)
  if (origin === '') return null
  const target = new URL(address, origin)
  target.searchParams.set('gid', '1')
  target.searchParams.set('pid', '1')
  return target.href
}

function hostOrigin(host: string, { origin, cookies }: PageOrigin): string {
  if (host === '') return ''
  const page = new URL(origin)
  const isPreRelease = cookies.split(/; */).includes(preReleaseCookie)
  const suffix = isPreRelease ? '-pre' : suffixes[environmentOf(page.hostname)]
  const target = host.replace(/^[^.:]+/, (label) => label + suffix)
  const [name = ''] = target.split(':', 1)
  const isCalled = page.protocol === 'https:' || isSameSite(page.hostname, name)
  return isCalled && target !== page.host ? `${page.protocol}//${target}` : ''
}

/** Suffixes under which anybody can register, so that two such hosts have nothing in common. */
const publicSuffix = /^(com|net|org|edu|gov|ac|co)\.[a-z]{2}$/

function isSameSite(page: string, target: string): boolean {
  const parent = page.split('.').slice(1).join('.')
  return parent.includes('.') && !publicSuffix.test(parent) && target.endsWith(`.${parent}`)
}

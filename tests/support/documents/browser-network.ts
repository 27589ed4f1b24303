import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { type CookieJar, getPublicSuffix } from 'tough-cookie'
import type { Service } from '#server/core/service.ts'
import { late } from '#tests/support/service/lateness.ts'
import { origin, type TestClient } from '#tests/support/service/test-client.ts'

declare global {
  /** The page's browser, as exposed to tests by vitest's jsdom environment. */
  var jsdom: { readonly cookieJar: CookieJar; readonly reconfigure: (settings: { readonly url: string }) => void }
}

/** One exchange on the wire: the request as the service received it, and its response. */
export interface Exchange {
  readonly path: string
  readonly headers: Headers
  readonly status: number
}

/** The network between the page of a jsdom test and the service. */
export interface BrowserNetwork {
  /** Oldest first. */
  readonly exchanges: readonly Exchange[]
  /** Puts a session into the cookie jar, as if this person had signed in from this browser before. */
  readonly signIn: (client: TestClient) => Promise<void>
  /** Makes the service handle the next request to this path but lose its response. */
  readonly loseAnswer: (path: string) => void
  /** Runs something right before the service gets the next request to this path. */
  readonly before: (path: string, happen: () => Promise<void>) => void
  readonly close: () => void
}

/**
 * Stands in for the network layer of a browser, which jsdom and MSW lack: drops the headers that scripts may not set,
 * adds the ones that say where a request comes from, and hides cookies from the page. Every `fetch` of the page ends at
 * the service. Responses of other origins stay readable, unlike in a browser, so that tests can assert on them.
 */
export function startBrowserNetwork(service: Service): BrowserNetwork {
  const exchanges: Exchange[] = []
  const losses = new Set<string>()
  const events = new Map<string, () => Promise<void>>()
  const answer = late(async ({ request }: { readonly request: Request }): Promise<Response> => {
    const { pathname: path } = new URL(request.url)
    const happen = events.get(path)
    events.delete(path)
    await happen?.()
    const sent = await asSent(request, new URL(location.href))
    const response = await service(sent)
    exchanges.push({ path, headers: sent.headers, status: response.status })
    await keepCookies(request, response, new URL(location.href))
    return losses.delete(path) ? HttpResponse.error() : asReceived(response)
  })
  const server = setupServer(http.all('*', answer))
  server.listen({ onUnhandledRequest: 'error' })
  return {
    exchanges,
    signIn: async ({ cookie }) => {
      await jsdom.cookieJar.setCookie(`${cookie}; Path=/; HttpOnly; SameSite=Strict`, origin)
    },
    loseAnswer: (path) => void losses.add(path),
    before: (path, happen) => void events.set(path, happen),
    close: () => server.close(),
  }
}

/** Headers that only the browser sets (Fetch standard: forbidden request-headers). */
const forbidden =
  /^(accept-(charset|encoding)|access-control-request-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*)$/

async function asSent(request: Request, page: URL): Promise<Request> {
  const target = new URL(request.url)
  const headers = new Headers([...request.headers].filter(([name]) => !forbidden.test(name)))
  headers.set('sec-fetch-site', relationOf(page, target))
  if (!['GET', 'HEAD'].includes(request.method) || page.origin !== target.origin) headers.set('origin', page.origin)
  if (hasCredentials(request, page)) {
    const cookies = await jsdom.cookieJar.getCookieString(target.href, cookieRules(page, target))
    if (cookies !== '') headers.set('cookie', cookies)
  }
  const body = request.body === null ? null : await request.arrayBuffer()
  return new Request(target, { method: request.method, headers, body })
}

function relationOf(page: URL, target: URL): 'same-origin' | 'same-site' | 'cross-site' {
  if (page.origin === target.origin) return 'same-origin'
  return siteOf(page) === siteOf(target) ? 'same-site' : 'cross-site'
}

/** Scheme and registrable domain; the host if it has none. Ports do not count. */
const siteOf = ({ protocol, hostname }: URL): string =>
  `${protocol}//${getPublicSuffix(hostname, { ignoreError: true }) ?? hostname}`

function hasCredentials({ credentials, url }: Request, page: URL): boolean {
  if (credentials === 'same-origin') return new URL(url).origin === page.origin
  return credentials === 'include'
}

/** `http`: the network sees cookies that scripts do not. SameSite cookies are only sent within their site. */
const cookieRules = (page: URL, target: URL) =>
  ({ http: true, sameSiteContext: relationOf(page, target) === 'cross-site' ? 'none' : 'strict' }) as const

async function keepCookies(request: Request, response: Response, page: URL): Promise<void> {
  if (!hasCredentials(request, page)) return
  for (const cookie of response.headers.getSetCookie())
    await jsdom.cookieJar.setCookie(cookie, request.url, {
      ...cookieRules(page, new URL(request.url)),
      ignoreError: true,
    })
}

/** The part of a response that the page gets to see. */
function asReceived({ body, status, statusText, headers }: Response): Response {
  const visible = new Headers(headers)
  visible.delete('set-cookie')
  return new Response(body, { status, statusText, headers: visible })
}

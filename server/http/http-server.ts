import http from 'node:http'
import { isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener, type Http2Bindings, type HttpBindings, RequestError } from '@hono/node-server'
import { type Language, languageOf } from '#domain/portal/language.ts'
import { secured } from '#server/core/security-headers.ts'
import type { Service } from '#server/core/service.ts'
import { watchConnections } from './connections.ts'
import { isOwnHost } from './host-rule.ts'
import { otherHostTexts } from './host-rule.texts.ts'
import { type HttpLimits, httpLimits } from './http-limits.ts'
import { createTurnAway } from './turn-away.ts'

export interface HttpOptions {
  readonly service: Service
  /** Served before calls: pages, assets, the printed contract. */
  readonly documents: readonly ((request: Request) => Promise<Response | null>)[]
  readonly secure: boolean
  /** A proxy of ours is in front of the service and forwards the caller's address. */
  readonly isBehindProxy?: boolean
  /** Host names it answers to, besides those of loopback. */
  readonly hostNames?: ReadonlySet<string>
  /** Whether a call to this path would be let in; by default all would. */
  readonly hasRoom?: (path: string) => boolean
  readonly host: string
  readonly port: number
  readonly limits?: HttpLimits
  /** Milliseconds of a monotonic clock. */
  readonly monotonicNow?: () => number
}

/** Serves pages and calls on one port. Rejects with the listen error (`EADDRINUSE`…). */
export async function startHttp({
  service,
  documents,
  secure,
  isBehindProxy = false,
  hostNames = new Set(),
  hasRoom = () => true,
  host,
  port,
  limits = httpLimits,
  monotonicNow = () => performance.now(),
}: HttpOptions): Promise<http.Server> {
  const answer = async (request: Request, { incoming }: Bindings): Promise<Response> => {
    for (const document of documents) {
      const found = await document(request)
      if (found !== null) return secured(found, secure)
    }
    return service(request, callerAddress(incoming, isBehindProxy))
  }
  const listener = getRequestListener(answer, {
    hostname: host,
    errorHandler: (error) => refusal(error instanceof RequestError ? 400 : 500, secure),
  })
  const server = http.createServer(limits)
  const turnAway = createTurnAway(hasRoom, secure)
  const unreadable = unreadableAnswer(secure)
  const breakOff = (socket: Duplex) => {
    // A browser opens spare connections: anything written to one would be taken as the answer to its next request.
    const isUnused = 'bytesRead' in socket && socket.bytesRead === 0
    if (socket.writable && !isUnused) socket.end(unreadable)
    else socket.destroy()
  }
  server.on('clientError', (_error, socket) => breakOff(socket))
  const serveInTurn = watchConnections(server, { limits, isBehindProxy, now: monotonicNow, breakOff })
  server.on('request', (incoming, outgoing) => {
    const serve = () => {
      const status = refusedWith(incoming, hostNames)
      if (status === null) {
        if (!turnAway(incoming, outgoing)) void listener(incoming, outgoing)
      } else void refuse(outgoing, refusal(status, secure, languageOf(incoming.headers['accept-language'] ?? null)))
    }
    serveInTurn(incoming, outgoing, serve)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog: limits.backlog }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return server
}

/** The caller's IP address: behind a proxy the last one that it added, which a caller cannot forge. */
function callerAddress(incoming: Bindings['incoming'], isBehindProxy: boolean): string {
  const address = (isBehindProxy && forwardedFor(incoming)) || (incoming.socket.remoteAddress ?? '')
  return address.startsWith('::ffff:') ? address.slice(7) : address
}

/** Empty if the proxy sends nothing, or nothing that is an address. */
function forwardedFor({ headers }: Bindings['incoming']): string {
  const last =
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? ''
  return isIP(last) === 0 ? '' : last
}

type Bindings = HttpBindings | Http2Bindings

function refusedWith({ url = '', headers }: http.IncomingMessage, hostNames: ReadonlySet<string>): 400 | 421 | null {
  if (!isServable(url) || !isHost(headers.host ?? '')) return 400
  return isOwnHost(headers.host, hostNames) ? null : 421
}

/** A host name or address, with or without a port. */
const isHost = (host: string): boolean => /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d*)?$/i.test(host)

/** Origin form only, decodable, without NUL: anything else cannot be one of our addresses and breaks URL parsers. */
function isServable(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//') || target.length > 8_192) return false
  try {
    return !decodeURIComponent(target.split('?', 1)[0] ?? '').includes('\0')
  } catch {
    return false
  }
}

/** The answer to what never became a request, or failed before the service: an envelope with the usual headers. */
function refusal(status: 400 | 421 | 500, secure: boolean, language: Language = 'en'): Response {
  const msg = { 400: 'Bad request', 421: otherHostTexts[language], 500: 'Fault' }[status]
  const body = JSON.stringify({ data: null, result: { code: -1, msg } })
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return secured(new Response(body, { status, headers }), secure)
}

async function refuse(outgoing: http.ServerResponse, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer())
  outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'content-length': body.length })
  outgoing.end(body)
}

/** Written to a connection whose bytes are not HTTP. */
function unreadableAnswer(secure: boolean): string {
  const { headers } = secured(new Response(null), secure)
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`)
  return ['HTTP/1.1 400 Bad Request', ...lines, 'connection: close', 'content-length: 0', '', ''].join('\r\n')
}

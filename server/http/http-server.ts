import http from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { secured } from '#server/core/security-headers.ts'
import type { Service } from '#server/core/service.ts'

export interface HttpOptions {
  readonly service: Service
  /** What is answered before calls: pages, assets, the printed contract. */
  readonly documents: readonly ((request: Request) => Promise<Response | null>)[]
  readonly secure: boolean
  readonly host: string
  readonly port: number
}

/** Node's own limits are weak (resilience 3.1 Connections). */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
} as const

const maxConnections = 2_000

/** Serves pages and calls on one port. Rejects with the listen error (`EADDRINUSE`…). */
export async function startHttp({ service, documents, secure, host, port }: HttpOptions): Promise<http.Server> {
  const answer = async (request: Request): Promise<Response> => {
    for (const document of documents) {
      const found = await document(request)
      if (found !== null) return secured(found, secure)
    }
    return service(request)
  }
  const listener = getRequestListener(answer, { overrideGlobalObjects: false, hostname: host })
  const server = http.createServer(limits, (incoming, outgoing) => {
    if (!isServable(incoming.url ?? '')) refuse(outgoing, secure)
    else void listener(incoming, outgoing)
  })
  server.maxConnections = maxConnections
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return server
}

/** Origin form only, decodable, without NUL: anything else cannot be an address of ours and breaks URL parsers. */
function isServable(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//') || target.length > 8_192) return false
  try {
    return !decodeURIComponent(target.split('?', 1)[0] ?? '').includes('\0')
  } catch {
    return false
  }
}

function refuse(outgoing: http.ServerResponse, secure: boolean): void {
  const { headers } = secured(new Response(null), secure)
  headers.set('content-type', 'application/json; charset=utf-8')
  outgoing.writeHead(400, Object.fromEntries(headers))
  outgoing.end('{"data":null,"result":{"code":-1,"msg":"Bad request target"}}')
}

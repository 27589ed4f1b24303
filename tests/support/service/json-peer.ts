import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request to the external service. */
export interface Asked {
  readonly path: string
  readonly authorization: string | undefined
  readonly type: string | undefined
  readonly body: unknown
}

export interface JsonPeer {
  readonly url: string
  readonly heard: Asked[]
  readonly close: () => Promise<void>
}

/** A stand-in for an external service; `answer` returns status and JSON, or null to never respond. */
export async function startJsonPeer(
  answer: (asked: Asked) => { readonly status: number; readonly body?: unknown } | null,
): Promise<JsonPeer> {
  const heard: Asked[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { authorization, 'content-type': type } = request.headers
      const body: unknown = JSON.parse(Buffer.concat(parts).toString())
      const asked = { path: request.url ?? '', authorization, type, body }
      heard.push(asked)
      const given = answer(asked)
      if (given !== null)
        response.writeHead(given.status).end(given.body === undefined ? '' : JSON.stringify(given.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

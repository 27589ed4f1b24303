import net from 'node:net'

/** A response on a raw connection, with header names in lower case. */
export interface RawAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
  /** The whole response as received. */
  readonly text: string
}

/**
 * Sends these exact bytes on a new connection and returns everything received until the other side closes it (status 0
 * if nothing). With `end`, this side closes its half after sending.
 */
export function exchange(port: number, bytes: string | Uint8Array, { end = false } = {}): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = net.connect(port, '127.0.0.1')
    socket.on('connect', () => {
      if (end) socket.end(bytes)
      else socket.write(bytes)
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    // After a reset, the bytes received before it still count.
    socket.on('error', () => {})
    socket.on('close', () => resolve(rawAnswer(Buffer.concat(chunks).toString())))
  })
}

function rawAnswer(text: string): RawAnswer {
  const gap = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, gap === -1 ? 0 : gap).split('\r\n')
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  return { status: Number(first.split(' ')[1] ?? 0), headers: new Headers(pairs), body: text.slice(gap + 4), text }
}

/** An HTTP/1.1 request that closes its connection. */
export const rawRequest = (
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): string =>
  [
    `${method} ${target} HTTP/1.1`,
    ...Object.entries({ host: '127.0.0.1', connection: 'close', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    ...(body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
    '',
    body,
  ].join('\r\n')

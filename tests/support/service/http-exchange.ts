import net from 'node:net'

/** What came back on a raw connection, header names in lower case. */
export interface RawAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
  /** Everything, as it came. */
  readonly text: string
}

/**
 * Sends bytes on a connection of its own, to the letter, and answers what came back until the other side closed it
 * (status 0 where that was nothing). With `end` this side stops sending after them.
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
    // A reset is an answer too: the bytes that came before it count.
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

/** A request in HTTP/1.1 that ends its connection. */
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

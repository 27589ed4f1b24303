import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The parts of a response of the service. */
export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** One call in flight, as given to a fault. */
export interface Exchange {
  /** Lets the service handle the call, without delivering its response yet. */
  readonly ask: () => Promise<Reply>
  readonly answer: (reply: Reply) => void
  /** Announces the full length but sends only this many bytes. */
  readonly breakOff: (reply: Reply, bytes: number) => void
  /** Closes the connection without a response. */
  readonly drop: () => void
  /** Advances the clocks of the page and of the service. */
  readonly pass: (milliseconds: number) => Promise<void>
}

export type Fault = (exchange: Exchange) => void | Promise<void>

/** A proxy between browsers and the product that can be told to spoil a call. */
export interface FaultyNetwork {
  readonly address: string
  /** Paths of the calls since the last time this was called, oldest first. */
  readonly takeCalls: () => readonly string[]
  /** Spoils the nth call to a path, counted from now; `isDone` says whether it has happened. */
  readonly spoil: (path: string, turn: number, fault: Fault) => { readonly isDone: () => boolean }
  /** Calls and files still in flight. */
  readonly pending: () => number
  readonly heal: () => void
  readonly close: () => Promise<void>
}

const agent = new http.Agent({ keepAlive: true })

/** Starts the proxy; `pass` advances every clock involved. */
export async function startFaultyNetwork(pass: Exchange['pass']): Promise<FaultyNetwork> {
  let calls: string[] = []
  let pending = 0
  let plan: { readonly path: string; readonly fault: Fault; turns: number } | null = null
  const faultFor = (path: string): Fault | null => {
    if (plan?.path !== path || plan.turns === 0) return null
    plan.turns -= 1
    return plan.turns === 0 ? plan.fault : null
  }
  const server = http.createServer((request, response) => {
    const isCall = request.method === 'POST'
    const { pathname } = new URL(request.url ?? '')
    pending += 1
    response.once('close', () => (pending -= 1))
    if (isCall) calls.push(pathname)
    const fault = isCall ? faultFor(pathname) : null
    if (fault === null) void forward(request, response)
    else void spoilt(request, response, fault, pass)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    takeCalls: () => calls.splice(0),
    spoil: (path, turn, fault) => {
      const mine = { path, fault, turns: turn }
      plan = mine
      return { isDone: () => mine.turns === 0 }
    },
    pending: () => pending,
    heal: () => (plan = null),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Browsers retry on their own when a reused connection closes without a response. */
const once = { connection: 'close' } as const

async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const reply = await ask(request, await bodyOf(request))
    response.writeHead(reply.status, { ...reply.headers, ...once }).end(reply.body)
  } catch {
    response.destroy()
  }
}

async function spoilt(request: IncomingMessage, response: ServerResponse, fault: Fault, pass: Exchange['pass']) {
  const body = await bodyOf(request)
  const headersOf = ({ headers }: Reply, length: number) => ({ ...headers, ...once, 'content-length': length })
  await fault({
    ask: () => ask(request, body),
    answer: (reply) => {
      if (!response.destroyed) response.writeHead(reply.status, headersOf(reply, reply.body.length)).end(reply.body)
    },
    breakOff: (reply, bytes) => {
      response.writeHead(reply.status, headersOf(reply, reply.body.length))
      response.write(reply.body.subarray(0, bytes), () => response.socket?.end())
    },
    drop: () => void response.destroy(),
    pass,
  })
}

function ask({ url = '', method, headers }: IncomingMessage, body: Buffer): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { connection: _own, 'proxy-connection': _proxy, ...sent } = headers
    const request = http.request(url, { method, headers: sent, agent }, (answer) => {
      bodyOf(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 0, headers: plain(answer.headers), body: bytes }),
        reject,
      )
    })
    request.once('error', reject)
    request.end(body)
  })
}

/** Drops the headers that only concern one connection. */
const plain = ({ connection: _own, 'keep-alive': _keep, 'transfer-encoding': _way, ...headers }: IncomingHttpHeaders) =>
  headers

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

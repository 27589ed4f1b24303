import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What an answer of the service is made of. */
export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** One call on its way, for somebody who spoils it. */
export interface Exchange {
  /** Lets the service do what it is asked to; the answer goes nowhere yet. */
  readonly ask: () => Promise<Reply>
  readonly answer: (reply: Reply) => void
  /** Announces so many bytes and sends fewer. */
  readonly breakOff: (reply: Reply, bytes: number) => void
  /** Ends the connection without a word. */
  readonly drop: () => void
  /** Lets time pass, for the page and for the service. */
  readonly pass: (milliseconds: number) => Promise<void>
}

export type Fault = (exchange: Exchange) => void | Promise<void>

/** What lies between browsers and the product: a proxy that spoils a call when it is told to. */
export interface FaultyNetwork {
  readonly address: string
  /** Paths of the calls since the last time that this was asked, oldest first. */
  readonly takeCalls: () => readonly string[]
  /** Spoils the so-manieth call of a path from now on; answers whether that has happened. */
  readonly spoil: (path: string, turn: number, fault: Fault) => { readonly isDone: () => boolean }
  /** Calls and files that have not arrived yet. */
  readonly pending: () => number
  readonly heal: () => void
  readonly close: () => Promise<void>
}

const agent = new http.Agent({ keepAlive: true })

/** Starts one; `pass` lets time pass wherever it is told by a clock. */
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

/** Browsers ask again by themselves where a connection that they had used before ends without a word. */
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

/** Without what belongs to one connection alone. */
const plain = ({ connection: _own, 'keep-alive': _keep, 'transfer-encoding': _way, ...headers }: IncomingHttpHeaders) =>
  headers

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

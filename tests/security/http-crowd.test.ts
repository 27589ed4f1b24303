import { once } from 'node:events'
import net, { type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type HttpLimits, httpLimits } from '#server/http/http-limits.ts'
import { exchange, rawRequest } from '#tests/support/service/http-exchange.ts'
import { type HttpService, type HttpServiceOptions, startHttpService } from '#tests/support/service/http-service.ts'

let http: HttpService
let clients: Socket[] = []
let now = 0

afterEach(async () => {
  for (const client of clients) client.destroy()
  clients = []
  now = 0
  await http.close()
})

/** More than the system buffers for a reader. */
const large = new Uint8Array(8 * 1024 * 1024)

/** A promise resolved later. */
function later<Value>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((settle) => (resolve = settle))
  return { promise, resolve }
}

const serve = async (
  answers: Readonly<Record<string, (request: Request) => Promise<Response>>>,
  options: HttpServiceOptions = {},
) => {
  const service = async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/large') return new Response(large)
    return (await answers[pathname]?.(request)) ?? new Response(await request.text())
  }
  http = await startHttpService(service, { monotonicNow: () => now, ...options })
}

const limits = (changed: Partial<HttpLimits>): HttpServiceOptions => ({
  limits: { ...httpLimits, ...changed },
})

/** A connection that sends and never reads; with its server side. */
async function connect(bytes: string): Promise<{ readonly client: Socket; readonly accepted: Socket }> {
  const accepting = once(http.server, 'connection')
  const client = net.connect({ port: http.port, host: '127.0.0.1' }).on('error', () => {})
  clients.push(client)
  client.pause()
  client.write(bytes)
  const [accepted] = await accepting
  return { client, accepted }
}

const get = (path: string) => rawRequest('GET', path, { connection: 'keep-alive' })

const readLarge = get('/large')

/** Calls as somebody new, from another address of this machine. */
const askFrom = (localAddress: string) =>
  new Promise<string>((resolve) => {
    let text = ''
    const socket = net.connect({ port: http.port, host: '127.0.0.1', localAddress }).on('error', () => {})
    socket.on('data', (bytes) => (text += bytes.toString()))
    socket.on('close', () => resolve(text.split('\r\n', 1)[0] ?? ''))
    socket.write(rawRequest('GET', '/'))
  })

const served = 'HTTP/1.1 200 OK'

/** A tenth of what a server can take: the system buffers megabytes for each reader. */
const tenth = { maxConnections: 200, connectionsOfAddress: 100, crowdedFrom: 190 }

test('more stalled readers than there are connections lock nobody out', async () => {
  await serve({}, limits(tenth))
  const accepted = []
  for (let index = 0; index < 201; index += 1) accepted.push((await connect(readLarge)).accepted)
  const refused = accepted.filter(({ destroyed }) => destroyed)
  expect(refused).toHaveLength(101)
  expect([await askFrom('127.0.0.2'), await askFrom('127.0.0.1')]).toEqual([served, ''])
  now = httpLimits.patience
  expect([await askFrom('127.0.0.2'), await askFrom('127.0.0.1')]).toEqual([served, served])
})

test('behind a proxy nobody is counted by address', async () => {
  await serve({}, { ...limits({ connectionsOfAddress: 1 }), isBehindProxy: true })
  await connect(readLarge)
  expect(await askFrom('127.0.0.1')).toBe(served)
})

test('in a crowd those waiting for the service stay, and whoever has kept it waiting longest is cut off', async () => {
  const answer = later<Response>()
  await serve({ '/held': () => answer.promise }, limits({ crowdedFrom: 3, patience: 1 }))
  const waiting = await connect(rawRequest('GET', '/held'))
  await once(http.server, 'request')
  now = 1
  const ahead = await connect('')
  now = 2
  const reader = await connect(readLarge)
  await once(http.server, 'request')
  now = 3
  expect(await askFrom('127.0.0.1')).toBe(served)
  expect([waiting, ahead, reader].map(({ accepted }) => accepted.destroyed)).toEqual([false, true, false])
  answer.resolve(new Response('late'))
  const [bytes] = await once(waiting.client.resume(), 'data')
  expect(String(bytes).startsWith(served)).toBe(true)
})

test('readers that take nothing are cut off, but a response being computed is waited for', async () => {
  const answer = later<Response>()
  await serve({ '/held': () => answer.promise }, limits({ stalledAfter: 50 }))
  const waiting = await connect(rawRequest('GET', '/held'))
  for (let index = 0; index < 2; index += 1) {
    const reader = await connect(readLarge)
    await once(reader.accepted, 'close')
  }
  expect(waiting.accepted.destroyed).toBe(false)
  answer.resolve(new Response('late'))
  const [bytes] = await once(waiting.client.resume(), 'data')
  expect(String(bytes).startsWith(served)).toBe(true)
})

test('a body that stalls is cut off', async () => {
  await serve({}, limits({ stalledAfter: 50, requestTimeout: 0 }))
  const sent = 'POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9\r\n\r\na'
  const { accepted } = await connect(sent)
  await once(accepted, 'close')
  expect(accepted.bytesRead).toBe(sent.length)
})

test('a body that arrives too slowly is cut off, one at a normal pace is not', async () => {
  const length = httpLimits.bodyRate * 12
  const came = later<null>()
  const counted = async (request: Request) => {
    let size = 0
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size === length - 1) came.resolve(null)
    }
    return new Response(String(size))
  }
  await serve({ '/counted': counted }, limits({ connectionsCheckingInterval: 5 }))
  const begin = async () => {
    const requested = once(http.server, 'request')
    const sender = await connect(
      `POST /counted HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`,
    )
    await requested
    return sender
  }
  const [slow, steady] = [await begin(), await begin()]
  slow.client.write('a')
  steady.client.write('a'.repeat(length - 1))
  await came.promise
  now = httpLimits.bodyGrace
  const [refusal] = await once(slow.client.resume(), 'data')
  expect(String(refusal).split('\r\n', 1)).toEqual(['HTTP/1.1 400 Bad Request'])
  steady.client.write('a')
  const [answer] = await once(steady.client.resume(), 'data')
  expect(String(answer).startsWith(served)).toBe(true)
})

test('pipelined requests are answered one after another', async () => {
  let [running, most] = [0, 0]
  const counted = async ({ url }: Request) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    return new Response(new URL(url).search)
  }
  await serve({ '/counted': counted })
  const { text } = await exchange(
    http.port,
    ['a', 'b'].map((name) => get(`/counted?${name}`)).join('') + rawRequest('GET', '/counted?c'),
  )
  expect({ answers: text.match(/^\?\w/gm), most }).toEqual({ answers: ['?a', '?b', '?c'], most: 1 })
})

test('a client with too many pipelined requests is cut off', async () => {
  let asked = 0
  const answer = later<Response>()
  const counted = () => {
    asked += 1
    return answer.promise
  }
  await serve({ '/counted': counted })
  const { text } = await exchange(http.port, get('/counted').repeat(httpLimits.pipelined + 2))
  expect({ text, asked }).toEqual({ text: '', asked: 1 })
})

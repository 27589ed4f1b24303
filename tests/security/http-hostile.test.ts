import net from 'node:net'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { setup } from '#api/contract/groups/setup.ts'
import { httpLimits } from '#server/http/http-limits.ts'
import { exchange, rawRequest } from '#tests/support/service/http-exchange.ts'
import { type HttpService, startHttpService } from '#tests/support/service/http-service.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'

let service: TestService
let http: HttpService

beforeAll(async () => {
  service = await startTestService()
  http = await startHttpService(service.service)
})

afterAll(async () => {
  await http.close()
  await service.close()
})

const { path } = setup.currentTime

const form = {
  'x-teacher-agent': 'web/6.1.1',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
}

const good = () => exchange(http.port, rawRequest('POST', path, form, 'a=1'))

const goodBody = '{"data":{"now":"2026-11-20T06:00:00.000Z"},"result":{"code":0,"msg":""}}'

/** Whatever came before, the next request is served, and there was no internal error. */
afterEach(async () => {
  const { status, body } = await good()
  expect({ status, body, faults: service.faults }).toEqual({ status: 200, body: goodBody, faults: [] })
})

const get = (target: string, headers?: Readonly<Record<string, string>>) => rawRequest('GET', target, headers)

const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  rawRequest('POST', path, { ...form, ...headers }, body)

/** The head of a POST whose body is sent separately. */
const head = (...lines: readonly string[]): string =>
  [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...Object.entries(form).map((pair) => pair.join(': ')),
    ...lines,
    '',
    '',
  ].join('\r\n')

const kib = 1024

test.each([
  ['two slashes', get('//'), 400],
  ['a host after two slashes', get('//evil.example/'), 400],
  ['an asterisk', get('*'), 400],
  ['an absolute target', get('http://127.0.0.1/'), 400],
  ['a foreign absolute target', get('https://evil.example/'), 400],
  ['half an escape', get('/%'), 400],
  ['a NUL', get('/%00'), 400],
  ['invalid UTF-8', get('/%ff'), 400],
  ['a backslash', get('/a\\b'), 400],
  ['a space', get('/a b'), 400],
  ['no target', get(''), 400],
  ['a control character', get('/\u0001'), 400],
  ['9 KiB of path', get(`/${'a'.repeat(9 * kib)}`), 400],
  ['16 KiB of path', get(`/${'a'.repeat(16 * kib)}`), 400],
  ['20 KiB of header', get('/', { 'x-long': 'a'.repeat(20 * kib) }), 400],
  ['3,000 headers', get('/', Object.fromEntries(Array.from({ length: 3_000 }, (_, no) => [`x-${no}`, '']))), 400],
  ['a NUL in a header', get('/', { 'x-nul': 'a\0b' }), 400],
  ['a host with credentials', get('/', { host: 'a@b' }), 400],
  ['a host with a space', get('/', { host: 'a b' }), 400],
  ['a host with a path', get('/', { host: 'a/b' }), 400],
  ['the host of somebody else', get('/', { host: 'evil.example' }), 421],
  ['the host of somebody else, with a port', get('/openapi.json', { host: 'evil.example:4173' }), 421],
  ['a call for somebody else', rawRequest('POST', path, { ...form, host: 'evil.example' }, 'a=1'), 421],
  ['__proto__ as a header', get('/', { ['__proto__x']: '1' }), 200],
  ['a cookie of 8 KiB', get('/', { cookie: `sid=${'a'.repeat(8 * kib)}` }), 200],
  ['an unknown method', rawRequest('BREW', path), 400],
  ['TRACE', rawRequest('TRACE', path), 405],
  ['PROPFIND', rawRequest('PROPFIND', path), 405],
  ['CONNECT', rawRequest('CONNECT', 'evil.example:443'), 0],
  ['an upgrade', get('/', { upgrade: 'websocket', connection: 'close, upgrade' }), 200],
  ['bytes of TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000', 400],
  ['length and chunks', head('content-length: 5', 'transfer-encoding: chunked') + '0\r\n\r\n', 400],
  ['two lengths', head('content-length: 5', 'content-length: 6') + 'a=1&b=', 400],
  ['a length below zero', head('content-length: -1'), 400],
  ['a chunk of no length', head('transfer-encoding: chunked') + 'zz\r\n', 400],
  ['a smuggled request', head('content-length: 3', 'connection: close') + 'a=1GET / HTTP/1.1\r\n\r\n', 400],
  ['a bad escape', post('a=%zz'), 400],
  ['overlong UTF-8', post('a=%C0%80'), 400],
  ['a __proto__ field', post('__proto__.admin=1'), 400],
  ['a constructor field', post('constructor.prototype.admin=1'), 400],
  ['a doubled field', post('a=1&a=2'), 400],
  ['1,001 fields', post(Array.from({ length: 1_001 }, (_, no) => `f${no}=1`).join('&')), 400],
  ['a field nine levels deep', post('a.b.c.d.e.f.g.h.i=1'), 400],
  ['65 KiB in one field', post(`a=${'x'.repeat(65 * kib)}`), 400],
  ['JSON', post('{"a":1}', { 'content-type': 'application/json' }), 415],
  ['a multipart body', post('--x--', { 'content-type': 'multipart/form-data; boundary=x' }), 415],
  ['a promise of 2 MiB', head('content-length: 2097152', 'connection: close'), 413],
])('%s', async (_name, bytes, status) => {
  const answer = await exchange(http.port, bytes)
  expect(answer.status).toBe(status)
  expect(answer.text).not.toMatch(/node:|\.ts:|\.mjs|Error:|at [A-Z]\w+ \(/)
})

test('a chunked body of more than 1 MiB is cut off', async () => {
  const chunk = `${(64 * kib).toString(16)}\r\n${'x'.repeat(64 * kib)}\r\n`
  const answer = await exchange(http.port, head('transfer-encoding: chunked', 'connection: close') + chunk.repeat(40))
  expect(answer.status).toBeOneOf([0, 413])
})

test.each([
  ['half a request line', 'POST /fro'],
  ['half a header', `POST ${path} HTTP/1.1\r\nhost: 127.`],
  ['half a body', `${head('content-length: 100')}a=1`],
  ['half a chunk', `${head('transfer-encoding: chunked')}ff\r\na=1`],
])('%s and a closed connection', async (_name, bytes) => {
  const answer = await exchange(http.port, bytes, { end: true })
  expect(answer.status).toBeOneOf([0, 400])
})

test('senders that stall midway hold up nobody else', async () => {
  const heads = [`${head('content-length: 100')}a=1`, 'POST /fro', head('transfer-encoding: chunked')]
  const sockets = await Promise.all(
    Array.from({ length: 90 }, async (_, index) => {
      const socket = net.connect(http.port, '127.0.0.1').on('error', () => {})
      await once(socket, 'connect')
      socket.write(heads[index % heads.length] ?? '')
      return socket
    }),
  )
  const answers = await Promise.all(Array.from({ length: 20 }, good))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  await Promise.all(
    sockets.map((socket) => {
      const closed = once(socket, 'close')
      socket.resetAndDestroy()
      return closed
    }),
  )
})

test('a hundred pipelined requests on one connection are answered in order', async () => {
  const one = `${head('content-length: 3')}a=1`
  const last = `${head('content-length: 3', 'connection: close')}a=1`
  const { text } = await exchange(http.port, one.repeat(99) + last)
  expect(text.split(goodBody)).toHaveLength(101)
})

test('a connection opened ahead and never used is closed silently', async () => {
  const accepting = once(http.server, 'connection')
  const socket = net.connect(http.port, '127.0.0.1')
  let received = ''
  socket.on('data', (bytes) => (received += bytes.toString()))
  const closed = once(socket, 'close')
  const [accepted] = await accepting
  // Node's response once a request has timed out.
  http.server.emit('clientError', new Error('Request timeout'), accepted)
  await closed
  expect({ written: socket.bytesWritten, received }).toEqual({ written: 0, received: '' })
})

test('the server waits no longer, and holds no more connections, than it claims', () => {
  const { headersTimeout, requestTimeout, timeout, maxConnections } = http.server
  expect({ headersTimeout, requestTimeout, timeout, maxConnections }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 5_000,
    maxConnections: 2_000,
  })
  expect(httpLimits.connectionsOfAddress).toBe(maxConnections / 2)
})

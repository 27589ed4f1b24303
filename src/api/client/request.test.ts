import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { setup } from '#api/contract/groups/setup.ts'
import { fakeNetwork } from '#api/ports/network.ts'
import { timeouts } from '#domain/portal/constants.ts'
import { createClient } from './client.ts'
import { TransportError } from './failures.ts'

/** Delivers the head of a response and half of its body; the rest waits for `goOn`. */
const rest = { goOn: () => {}, drop: () => {} }
const halves = ['{"data":{"now":"2026-11-20T00:00:00.000Z"},', '"result":{"code":0,"msg":""}}'] as const
const server = http.createServer((_request, response) => {
  response.writeHead(200, { 'content-length': halves.join('').length, connection: 'close' })
  response.write(halves[0])
  rest.goOn = () => void response.end(halves[1])
  rest.drop = () => void response.destroy()
})
let address = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(() => {
  vi.restoreAllMocks()
  rest.drop()
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

/** A call whose response has begun. */
async function stalled(online = true) {
  const controller = new AbortController()
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const call = createClient({
    fetch: async (url, init) => {
      const response = await fetch(url, init)
      begin()
      return response
    },
    network: fakeNetwork(online),
    language: () => 'zh-CN',
    uid: () => null,
    recoverSession: () => Promise.resolve('gone'),
    originOf: () => address,
  })
  const answer = call(setup.currentTime, {}, { signal: controller.signal })
  const outcome = answer.then(
    (value) => value,
    (error: unknown) => (error instanceof TransportError ? [error.kind, error.message] : error),
  )
  await begun
  return { outcome, cancel: () => controller.abort() }
}

test('a body that takes its time is waited for', async () => {
  const { outcome } = await stalled()
  rest.goOn()
  expect(await outcome).toEqual({ now: '2026-11-20T00:00:00.000Z' })
})

test('a body that stalls is given up when the time of the call is over', async () => {
  const inTime = globalThis.setTimeout
  let endTime = () => {}
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((act, wait, ...given) => {
    if (wait === timeouts.request) endTime = act
    return inTime(act, wait, ...given)
  })
  const { outcome } = await stalled()
  endTime()
  expect(await outcome).toEqual(['timeout', '网络原因'])
})

test('a call cancelled while its body arrives says so', async () => {
  const { outcome, cancel } = await stalled()
  cancel()
  expect(await outcome).toEqual(['cancel', '请求已取消'])
})

test.each([
  [true, ['server', '服务器错误']],
  [false, ['offline', '网络连接失败']],
])('a body that breaks off, online %s, is no answer', async (online, expected) => {
  const { outcome } = await stalled(online)
  rest.drop()
  expect(await outcome).toEqual(expected)
})

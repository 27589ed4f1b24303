import { expect, test } from 'vitest'
import { exchange, rawRequest } from '#tests/support/service/http-exchange.ts'
import { startHttpService } from '#tests/support/service/http-service.ts'
import { hostNames, isOwnHost } from './host-rule.ts'

const hosts = { signOn: 'sso.example.cn:8443', api: 'api.example.cn', fullScreen: 'screen.example.cn' }

test('a service answers to the names of its address and of the hosts that its pages call', () => {
  expect([...hostNames('https://podium.example.cn', hosts)].toSorted()).toEqual([
    'api-pre.example.cn',
    'api.example.cn',
    'podium.example.cn',
    'screen.example.cn',
    'sso-pre.example.cn',
    'sso.example.cn',
  ])
  const elsewhere = { ...hosts, fullScreen: 'screen.school.cn' }
  expect(hostNames('https://podium.example.cn', elsewhere).has('screen.school.cn')).toBe(true)
  const none = { signOn: '', api: '', fullScreen: '' }
  expect(hostNames('http://[::1]:4173', none)).toEqual(new Set(['[::1]']))
})

const names = new Set(['podium.example.cn'])

test.each([
  'podium.example.cn',
  'podium.example.cn:443',
  'PODIUM.example.cn',
  'localhost',
  'localhost:4173',
  '127.0.0.1:4173',
  '127.0.0.2',
  '[::1]:4173',
  undefined,
])('%s means this service', (host) => {
  expect(isOwnHost(host, names)).toBe(true)
})

test.each([
  'evil.example',
  'evil.example:4173',
  'podium.example.cn.evil.example',
  'a.podium.example.cn',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '192.168.1.5',
  '[::2]:4173',
  '',
])('%j means another service', (host) => {
  expect(isOwnHost(host, names)).toBe(false)
})

test.each([
  ['zh-CN', '讲台不在这个网址下，请用学校给的网址打开'],
  ['en', 'Podium is not at this address. Use the address from your school'],
])('who asks for another host is told in %s what to do', async (language, msg) => {
  const http = await startHttpService(async () => new Response('ours'), { hostNames: names })
  const ask = (host: string) =>
    exchange(http.port, rawRequest('POST', '/', { host, 'accept-language': language }, 'a=1'))
  const [own, other] = [await ask('podium.example.cn'), await ask('evil.example')]
  await http.close()
  expect({ status: own.status, body: own.body }).toEqual({ status: 200, body: 'ours' })
  expect({ status: other.status, body: JSON.parse(other.body) }).toEqual({
    status: 421,
    body: { data: null, result: { code: -1, msg } },
  })
})

import { expect, test } from 'vitest'
import { environmentOf, serviceOriginOf } from './environments.ts'

test.each([
  ['teacher.podium.cn', 'production'],
  ['podium.cn', 'production'],
  ['teacher-test.podium.cn', 'test'],
  ['test.podium.cn', 'test'],
  ['teacher-demo.podium.cn', 'demo'],
  ['demo.podium.cn', 'demo'],
  ['contest.podium.cn', 'production'],
  ['teacher.podium-test.cn', 'production'],
  ['localhost', 'production'],
  ['127.0.0.1', 'production'],
])('%s is of the %s environment', (host, environment) => expect(environmentOf(host)).toBe(environment))

const hosts = { signOn: 'sso.podium.cn', api: 'api.podium.cn' }
const own = { signOn: '', api: '' }

test.each([
  ['its own origin by default', 'https://teacher.podium.cn', '', own, ['', '']],
  ['its own origin by default, flag or not', 'https://teacher-test.podium.cn', 'podium-pre=1', own, ['', '']],
  [
    'production without a suffix',
    'https://teacher.podium.cn',
    '',
    hosts,
    ['https://sso.podium.cn', 'https://api.podium.cn'],
  ],
  ['test', 'https://teacher-test.podium.cn', '', hosts, ['https://sso-test.podium.cn', 'https://api-test.podium.cn']],
  ['demo', 'https://teacher-demo.podium.cn', '', hosts, ['https://sso-demo.podium.cn', 'https://api-demo.podium.cn']],
  [
    'pre-release with the flag',
    'https://teacher.podium.cn',
    'a=1; podium-pre=1; b=2',
    hosts,
    ['https://sso-pre.podium.cn', 'https://api-pre.podium.cn'],
  ],
  [
    'pre-release from test as well',
    'https://teacher-test.podium.cn',
    'podium-pre=1',
    hosts,
    ['https://sso-pre.podium.cn', 'https://api-pre.podium.cn'],
  ],
  [
    'production when the flag is another one',
    'https://teacher.podium.cn',
    'my-podium-pre=1; podium-pre=10',
    hosts,
    ['https://sso.podium.cn', 'https://api.podium.cn'],
  ],
  [
    'only the service that stands elsewhere',
    'https://teacher.podium.cn',
    '',
    { signOn: '', api: 'api.podium.cn' },
    ['', 'https://api.podium.cn'],
  ],
  ['itself', 'https://api.podium.cn', '', hosts, ['https://sso.podium.cn', '']],
  ['no other site', 'https://teacher.school.cn', '', hosts, ['', '']],
  ['no other site that ends alike', 'https://teacher.dium.cn', '', hosts, ['', '']],
  [
    'no neighbour below a public suffix',
    'https://school.com.cn',
    '',
    { signOn: 'sso.com.cn', api: 'other.com.cn' },
    ['', ''],
  ],
  ['nobody from loopback', 'http://127.0.0.1:4173', '', hosts, ['', '']],
  ['nobody from a local name', 'http://localhost:4173', '', hosts, ['', '']],
])('a page calls %s', (_name, origin, cookies, services, expected) => {
  const called = ['/v2/tickets-v4', '/client/user/teacher/info'].map((path) =>
    serviceOriginOf(path, { origin, cookies }, services),
  )
  expect(called).toEqual(expected)
})

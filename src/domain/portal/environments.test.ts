import { expect, test } from 'vitest'
import { calledOrigins, environmentOf, fullScreenAddress, serviceOriginOf } from './environments.ts'

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

const hosts = { signOn: 'sso.podium.cn', api: 'api.podium.cn', fullScreen: 'screen.podium.cn' }
const own = { signOn: '', api: '', fullScreen: '' }

const signOnCall = { path: '/v2/tickets-v4', access: 'pre-login' }
const apiCall = { path: '/client/user/teacher/info', access: 'teacher' }

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
    { signOn: '', api: 'api.podium.cn', fullScreen: '' },
    ['', 'https://api.podium.cn'],
  ],
  ['itself', 'https://api.podium.cn', '', hosts, ['https://sso.podium.cn', '']],
  [
    'another site that is listed',
    'https://teacher.school.cn',
    '',
    hosts,
    ['https://sso.podium.cn', 'https://api.podium.cn'],
  ],
  ['no other site without https', 'http://teacher.school.cn', '', hosts, ['', '']],
  ['no other site that ends alike', 'http://teacher.dium.cn', '', hosts, ['', '']],
  [
    'no neighbour below a public suffix',
    'http://school.com.cn',
    '',
    { signOn: 'sso.com.cn', api: 'other.com.cn', fullScreen: '' },
    ['', ''],
  ],
  ['nobody from loopback', 'http://127.0.0.1:4173', '', hosts, ['', '']],
  ['nobody from a local name', 'http://localhost:4173', '', hosts, ['', '']],
])('a page calls %s', (_name, origin, cookies, services, expected) => {
  const called = [signOnCall, apiCall].map((call) => serviceOriginOf(call, { origin, cookies }, services))
  expect(called).toEqual(expected)
})

test.each([
  ['the captcha', '/front/captcha/new', 'pre-login', 'sso'],
  ['registering', '/client/user/register', 'pre-login', 'sso'],
  ['a ticket', '/v1/serviceTicket', 'teacher', 'sso'],
  ['a phone', '/client/phone/qrcode/scan', 'phone', 'sso'],
  ['a student', '/client/student/task/list', 'student', 'sso'],
  ['the service’s time', '/front/current-time', 'public', 'api'],
  ['a school’s owner', '/client/school/application/list', 'schoolOwner', 'api'],
])('the call of %s goes where its session or proof is known', (_name, path, access, label) => {
  const page = { origin: 'https://teacher.podium.cn', cookies: '' }
  expect(serviceOriginOf({ path, access }, page, hosts)).toBe(`https://${label}.podium.cn`)
})

test('a port belongs to the host, and every origin a page may call is known in advance', () => {
  const here = 'https://teacher-test.podium.cn:8443'
  const ported = { signOn: '', api: 'api.podium.cn:9443', fullScreen: '' }
  expect(serviceOriginOf(apiCall, { origin: here, cookies: '' }, ported)).toBe('https://api-test.podium.cn:9443')
  expect([
    calledOrigins(here, ported),
    calledOrigins(here, own),
    calledOrigins('http://127.0.0.1:4173', hosts),
  ]).toEqual([['https://api-test.podium.cn:9443', 'https://api-pre.podium.cn:9443'], [], []])
})

test.each([
  ['/fullScreen-html', 'https://teacher.podium.cn', 'https://screen.podium.cn/fullScreen-html?gid=1&pid=1'],
  [
    '/fullScreen-html/play?taskId=3&gid=2',
    'https://teacher-test.podium.cn',
    'https://screen-test.podium.cn/fullScreen-html/play?taskId=3&gid=1&pid=1',
  ],
  ['/fullScreen-html', 'https://teacher.elsewhere.cn', 'https://screen.podium.cn/fullScreen-html?gid=1&pid=1'],
  ['/fullScreen-html', 'http://teacher.elsewhere.cn', null],
])('%s opened at %s is the full-screen page %s', (address, origin, found) =>
  expect(fullScreenAddress(address, { origin, cookies: '' }, hosts)).toBe(found),
)

test('without a host for it there is no full-screen page', () =>
  expect(fullScreenAddress('/fullScreen-html', { origin: 'https://teacher.podium.cn', cookies: '' }, own)).toBe(null))

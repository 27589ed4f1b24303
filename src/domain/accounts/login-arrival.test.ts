import { expect, test } from 'vitest'
import { isLoginAddress, readArrival } from './login-arrival.ts'

const base = 'https://podium.example'

test.each([
  ['nothing to read', '/#/login', null, '', '/#/login'],
  ['in the hash', '/#/login?code=c1&state=s1', { code: 'c1', state: 's1' }, '', '/#/login'],
  ['before the hash', '/?code=c1&state=s1#/login', { code: 'c1', state: 's1' }, '', '/#/login'],
  ['on both sides', '/?code=c1#/login?state=s1', { code: 'c1', state: 's1' }, '', '/#/login'],
  ['the hash first', '/?code=old&state=old#/login?code=c1&state=s1', { code: 'c1', state: 's1' }, '', '/#/login'],
  ['half of it is none, and goes too', '/?state=s1#/login?back=%2Fx', null, '', '/#/login?back=%2Fx'],
  [
    'others stay',
    '/?lang=en&code=c&state=s#/login?back=%2Fx%3Fa%3D1',
    { code: 'c', state: 's' },
    '',
    '/?lang=en#/login?back=%2Fx%3Fa%3D1',
  ],
  ['with no page at all', '/?code=c1&state=s1', { code: 'c1', state: 's1' }, '', '/#/login'],
  ['with the home page', '/?code=c1&state=s1#/', { code: 'c1', state: 's1' }, '', '/#/login'],
  ['in the first page’s hash', '/#/?code=c1&state=s1', { code: 'c1', state: 's1' }, '', '/#/login'],
  ['in a bare hash', '/#?code=c1&state=s1', { code: 'c1', state: 's1' }, '', '/#/login'],
  [
    'in another page’s hash',
    '/#/report-html?code=c1&type=task&state=s1',
    { code: 'c1', state: 's1' },
    '',
    '/#/login?back=%2Freport-html%3Ftype%3Dtask',
  ],
  ['before another page', '/?code=c1&state=s1#/member', { code: 'c1', state: 's1' }, '', '/#/login?back=%2Fmember'],
  ['an account', '/#/login?count=13800000001', null, '13800000001', '/#/login'],
  ['odd characters', '/#/login?code=a%2Bb%3D&state=%E8%AE%B2', { code: 'a+b=', state: '讲' }, '', '/#/login'],
])(
  'what the messaging app brought to the sign-in is read and taken away, %s: %s',
  (_name, address, callback, account, left) =>
    expect(readArrival(base + address)).toEqual({ callback, account, address: base + left }),
)

test.each([
  ['/', false],
  ['/#/', false],
  ['/#/login', true],
  ['/#/login?back=%2F', true],
  ['/#/logins', false],
  ['/?code=c&state=s', true],
  ['/?code=c&state=s#/', true],
  ['/?state=s', false],
  ['/#/?code=c&state=s', true],
  ['/#?code=c&state=s', true],
  ['/#/report-html?code=c&state=s', true],
  ['/#/report-html?code=c', false],
  ['/#/report-html?state=submit', false],
])('the sign-in is asked for by %s: %s', (address, expected) => expect(isLoginAddress(base + address)).toBe(expected))

// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest'
import { codeOf, takeCode } from './phone-address.ts'

const code = 'dXZ3eHl6MDEyMzQ1Njc4OQ'

test.each([
  [`#/scan?qrId=${code}`, code],
  [`#/scan?from=camera&qrId=${code}`, code],
  ['#/scan?qrId=<b>', '<b>'],
  ['#/scan?qrId=', null],
  ['#/scan', null],
  [`#/other?qrId=${code}`, null],
  ['', null],
])('%j was opened for %j', (hash, qrId) => expect(codeOf(hash)).toBe(qrId))

test('a code is read once and leaves nothing in the address', () => {
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  window.location.hash = `/scan?qrId=${code}`
  const before = window.history.length
  expect({ first: takeCode(), again: takeCode() }).toEqual({ first: code, again: null })
  expect({ hash: window.location.hash, history: window.history.length }).toEqual({ hash: '#/', history: before })
})

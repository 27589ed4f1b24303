import { afterEach, expect, test, vi } from 'vitest'
import { inShare } from './share.ts'

afterEach(() => vi.unstubAllEnvs())

const names = ['/', '/my-paper', '/classes-dialog', 'qr-login: poll', 'password: lost answer', 'roster-import: read']

const taken = (share?: string, touched?: string) => {
  vi.stubEnv('WALK_SHARE', share)
  vi.stubEnv('WALK_TOUCHED', touched)
  return names.filter(inShare)
}

test('without a share everything is included', () => {
  expect(taken()).toEqual(names)
  expect(taken(undefined, '/my-paper')).toEqual(names)
})

test('the first byte of a name’s digest decides its quarter', () => {
  // printf %s NAME | sha256sum begins with 8a, 30, e3, ad, e8 and 32.
  expect(['0', '1', '2', '3'].map((share) => taken(share))).toEqual([
    ['/my-paper', 'password: lost answer'],
    ['qr-login: poll'],
    ['/', 'roster-import: read'],
    ['/classes-dialog'],
  ])
})

test('names that start like a touched one are included in every quarter', () => {
  expect(taken('1', '/,roster-import')).toEqual([
    '/',
    '/my-paper',
    '/classes-dialog',
    'qr-login: poll',
    'roster-import: read',
  ])
  expect(taken('1', '')).toEqual(['qr-login: poll'])
})

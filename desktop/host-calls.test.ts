import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { answerCall, type HostActs } from './host-calls.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-host-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A host that records its calls. */
function host() {
  const done: unknown[] = []
  const note = (...act: readonly unknown[]) => void done.push(act)
  const acts: HostActs = {
    isSignedIn: () => true,
    tickets: { isSignedIn: () => Promise.resolve(true), take: () => Promise.resolve({ token: 't', ut: 'desktop' }) },
    backToLogin: async () => note('backToLogin'),
    close: async () => note('close'),
    openAddress: (url) => note('open', url),
    setUser: async (user) => note('user', user),
    tellCourse: (courseId) => note('course', courseId),
    downloads: folder,
  }
  return { done, ask: (method: string, value?: unknown) => answerCall(acts, method, value) }
}

test('what the window asks for is done and answered', async () => {
  const { done, ask } = host()
  expect([await ask('isSignedIn'), await ask('takeTicket')]).toEqual([true, { token: 't', ut: 'desktop' }])
  expect([await ask('setUser', { uid: 7, realname: '王老师' }), await ask('setUser', null)]).toEqual([true, true])
  for (const [method, value] of [
    ['tellCourse', 3],
    ['tellCourse', null],
    ['openExternal', 'https://podium.example/'],
    ['backToLogin', undefined],
    ['close', undefined],
  ] as const)
    await ask(method, value)
  expect(done).toEqual([
    ['user', { uid: 7, realname: '王老师' }],
    ['user', null],
    ['course', 3],
    ['course', null],
    ['open', 'https://podium.example/'],
    ['backToLogin'],
    ['close'],
  ])
  expect(await ask('download', { name: 'a.txt', type: 'text/plain', base64: 'YWJj' })).toBe(true)
  expect(readFileSync(path.join(folder, 'a.txt'), 'utf8')).toBe('abc')
})

test.each([
  ['openExternal', 'file:///etc/passwd'],
  ['openExternal', 'javascript:alert(1)'],
  ['openExternal', '--help'],
  ['openExternal', undefined],
  ['setUser', { uid: '7', realname: '王老师' }],
  ['setUser', undefined],
  ['tellCourse', '3'],
  ['download', { name: 'a.txt', base64: 'no base64!' }],
  ['download', null],
  ['toString', undefined],
  ['', undefined],
])('%s with %j is refused, and nothing is done', async (method, value) => {
  const { done, ask } = host()
  await expect(ask(method, value)).rejects.toThrow(/"code"|The bridge has no/)
  expect(done).toEqual([])
})

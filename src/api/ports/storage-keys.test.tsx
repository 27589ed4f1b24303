// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { localTextStorage, sessionTextStorage } from './local-storage.ts'
import { isClearable, storageKeys } from './storage-keys.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Every key with sample values for its variable parts. */
const samples: readonly string[] = Object.values(storageKeys).map((key) =>
  typeof key === 'string' ? key : String(Reflect.apply(key, undefined, [7, 12])),
)

test('what is stored under a listed key can be read again', () => {
  expect(samples.length).toBeGreaterThan(8)
  for (const key of samples)
    expect({ key, isWritten: localTextStorage.write(key, 'x') }).toEqual({ key, isWritten: true })
  expect(Object.keys(localStorage).toSorted()).toEqual([...samples].sort())
})

test('unreadable data is set aside under its key', () => {
  expect(localTextStorage.write(`${storageKeys.answers(7, 12)}.unreadable`, '{')).toBe(true)
})

test.each([
  'token',
  'podium',
  'podium.',
  'podium.session',
  'podium.language.7',
  'podium.last-course.',
  'podium.last-course.7.9',
  'my.podium.language',
  'qrToken',
  'u3-state-storage',
])('nothing is kept under %s', (key) => {
  expect({ isWritten: localTextStorage.write(key, 'x'), storedKeys: Object.keys(localStorage) }).toEqual({
    isWritten: false,
    storedKeys: [],
  })
})

test('a tab’s storage has only the keys of the specification and forms of that tab', () => {
  const keys = ['u3-state-storage', 'qrId', 'qrToken', storageKeys.form('my-paper', 7), 'podium.language', 'sid']
  expect(keys.filter((key) => sessionTextStorage.write(key, 'x'))).toEqual(keys.slice(0, 4))
})

test('clearing covers input history and caches, and nothing else', () => {
  expect(samples.filter(isClearable)).toEqual([storageKeys.inputHistory('7', 12), storageKeys.historySince])
})

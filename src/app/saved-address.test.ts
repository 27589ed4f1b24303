import { expect, test } from 'vitest'
import { memoryStorage } from '#api/ports/storage.ts'
import { forgetAddress, keepAddress, takeAddress } from './saved-address.ts'

test('an address is kept under the key of the specification, and given back once', () => {
  const storage = memoryStorage()
  keepAddress(storage, '/course/3/tasks?status=2')
  expect(storage.keys()).toEqual(['u3-state-storage'])
  expect([takeAddress(storage), takeAddress(storage), storage.keys()]).toEqual(['/course/3/tasks?status=2', null, []])
})

test('a forgotten address is not given back', () => {
  const storage = memoryStorage()
  keepAddress(storage, '/classes-dialog')
  forgetAddress(storage)
  expect(takeAddress(storage)).toBeNull()
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"address":7}',
  '{"address":""}',
  '{"address":"//evil.example"}',
  '{"address":"https://evil.example"}',
])('what is no state of ours leads nowhere: %s', (text) => {
  const storage = memoryStorage()
  storage.write('u3-state-storage', text)
  expect(takeAddress(storage)).toBeNull()
})

import { expect, test } from 'vitest'
import {
  forgetAddress,
  forgetWayBack,
  keepAddress,
  keepBinding,
  keepWayBack,
  savedBinding,
  takeAddress,
  takeWayBack,
} from './saved-address.ts'
import { memoryStorage } from './memory-storage.ts'

test('an address is stored under the key of the specification, and returned once', () => {
  const storage = memoryStorage()
  keepAddress(storage, '/course/3/tasks?status=2')
  expect(storage.keys()).toEqual(['u3-state-storage'])
  expect([takeAddress(storage), takeAddress(storage), storage.keys()]).toEqual(['/course/3/tasks?status=2', null, []])
})

test('the binding is stored beside it until the account is bound, and can be read by every reload', () => {
  const storage = memoryStorage()
  keepBinding(storage, 'a-secret')
  keepWayBack(storage, '/member')
  expect([savedBinding(storage), savedBinding(storage), takeWayBack(storage)]).toEqual([
    'a-secret',
    'a-secret',
    '/member',
  ])
  keepBinding(storage, null)
  expect([savedBinding(storage), storage.keys()]).toEqual([null, []])
})

test('a forgotten address is not returned', () => {
  const storage = memoryStorage()
  keepAddress(storage, '/classes-dialog')
  forgetAddress(storage)
  expect(takeAddress(storage)).toBeNull()
})

test('the way back through the sign-in is stored beside it, and returned once', () => {
  const storage = memoryStorage()
  keepWayBack(storage, '/classes-dialog')
  keepAddress(storage, '/register')
  expect(storage.keys()).toEqual(['u3-state-storage'])
  expect([takeAddress(storage), takeWayBack(storage), takeWayBack(storage)]).toEqual([
    '/register',
    '/classes-dialog',
    null,
  ])
  keepWayBack(storage, '/classes-dialog')
  forgetWayBack(storage)
  expect([takeWayBack(storage), storage.keys()]).toEqual([null, []])
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
  '{"back":"//evil.example"}',
])('what is no state of ours leads nowhere: %s', (text) => {
  const storage = memoryStorage()
  storage.write('u3-state-storage', text)
  expect([takeAddress(storage), takeWayBack(storage)]).toEqual([null, null])
})

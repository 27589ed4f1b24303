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
  expect({ address: takeAddress(storage), again: takeAddress(storage), storedKeys: storage.keys() }).toEqual({
    address: '/course/3/tasks?status=2',
    again: null,
    storedKeys: [],
  })
})

test('the binding is stored beside it until the account is bound, and can be read by every reload', () => {
  const storage = memoryStorage()
  keepBinding(storage, 'a-secret')
  keepWayBack(storage, '/member')
  expect({
    binding: savedBinding(storage),
    bindingAgain: savedBinding(storage),
    wayBack: takeWayBack(storage),
  }).toEqual({ binding: 'a-secret', bindingAgain: 'a-secret', wayBack: '/member' })
  keepBinding(storage, null)
  expect({ binding: savedBinding(storage), storedKeys: storage.keys() }).toEqual({ binding: null, storedKeys: [] })
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
  expect({ address: takeAddress(storage), wayBack: takeWayBack(storage), wayBackAgain: takeWayBack(storage) }).toEqual({
    address: '/register',
    wayBack: '/classes-dialog',
    wayBackAgain: null,
  })
  keepWayBack(storage, '/classes-dialog')
  forgetWayBack(storage)
  expect({ wayBack: takeWayBack(storage), storedKeys: storage.keys() }).toEqual({ wayBack: null, storedKeys: [] })
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
  expect({ address: takeAddress(storage), wayBack: takeWayBack(storage) }).toEqual({ address: null, wayBack: null })
})

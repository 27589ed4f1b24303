import { expect, test } from 'vitest'
import { openOnce } from './open-once.ts'

test('a window is opened once until it is closed, and again after it could not be opened', async () => {
  const ways = [() => Promise.reject(new Error('no window')), async () => {}, async () => {}]
  let opened = 0
  const signIn = openOnce(async () => {
    opened += 1
    return ways[opened - 1]?.()
  })
  await expect(signIn.open()).rejects.toThrow('no window')
  await Promise.all([signIn.open(), signIn.open()])
  expect(opened).toBe(2)
  signIn.close()
  await signIn.open()
  expect(opened).toBe(3)
})

import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { currentConsent } from '#domain/consent.ts'
import { guideMachine } from './guide.machine.ts'

function started(accepted: readonly string[], keep: () => Promise<void> = async () => {}) {
  let kept = 0
  const actors = {
    keep: fromPromise<void>(() => {
      kept += 1
      return keep()
    }),
  }
  const guide = createActor(guideMachine.provide({ actors }), { input: { accepted } }).start()
  return { guide, keptTimes: () => kept }
}

test('the first time it asks, and keeps the answer', async () => {
  const { guide, keptTimes } = started([])
  expect(guide.getSnapshot().value).toBe('asking')
  guide.send({ type: 'guide.accept' })
  await waitFor(guide, (snapshot) => snapshot.matches('accepted'))
  expect([keptTimes(), guide.getSnapshot().status]).toEqual([1, 'done'])
})

test('who gives up can come back and is asked again', () => {
  const { guide, keptTimes } = started([])
  guide.send({ type: 'guide.leave' })
  expect(guide.getSnapshot().value).toBe('left')
  guide.send({ type: 'guide.return' })
  expect([guide.getSnapshot().value, keptTimes()]).toEqual(['asking', 0])
})

test('what was agreed to is not asked again', () => {
  expect(started(currentConsent).guide.getSnapshot().status).toBe('done')
})

test('one changed document asks again', () => {
  const old = currentConsent.map((document, index) => (index === 1 ? `${document.split('@')[0]}@2020-01` : document))
  expect(started(old).guide.getSnapshot().value).toBe('asking')
})

test('a browser that keeps nothing hinders nobody', async () => {
  const { guide } = started([], () => Promise.reject(new Error('blocked')))
  guide.send({ type: 'guide.accept' })
  await waitFor(guide, (snapshot) => snapshot.matches('accepted'))
  expect(guide.getSnapshot().status).toBe('done')
})

import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { currentConsent } from '#domain/accounts/consent.ts'
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

test('the first time it asks, and stores the answer', async () => {
  const { guide, keptTimes } = started([])
  expect(guide.getSnapshot().value).toBe('asking')
  guide.send({ type: 'guide.accept' })
  await waitFor(guide, (snapshot) => snapshot.matches('accepted'))
  expect({ keptTimes: keptTimes(), status: guide.getSnapshot().status }).toEqual({ keptTimes: 1, status: 'done' })
})

test('what was agreed to is not asked again', () => {
  expect(started(currentConsent).guide.getSnapshot().status).toBe('done')
})

test('a browser that cannot store anything does not block anybody', async () => {
  const { guide } = started([], () => Promise.reject(new Error('blocked')))
  guide.send({ type: 'guide.accept' })
  await waitFor(guide, (snapshot) => snapshot.matches('accepted'))
  expect(guide.getSnapshot().status).toBe('done')
})

import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { GlobalErrorId } from '#api/contract/result-codes.ts'
import { refusingCall } from '#tests/support/documents/refusing-call.ts'
import { studentSessionWith } from './student-session.actors.ts'

async function stateAfter(id: GlobalErrorId) {
  const actor = createActor(studentSessionWith(refusingCall(id))).start()
  const { value } = await waitFor(actor, (now) => !now.hasTag('busy'))
  actor.stop()
  return value
}

test('somebody who is not signed in as a student is asked to sign in, but not after a fault of the service', async () => {
  expect(await stateAfter('notLoggedIn')).toBe('signedOut')
  expect(await stateAfter('forbidden')).toBe('signedOut')
  expect(await stateAfter('fault')).toBe('unreachable')
})

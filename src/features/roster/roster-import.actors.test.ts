import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { GlobalErrorId } from '#api/contract/result-codes.ts'
import { refusingCall } from '#tests/support/documents/refusing-call.ts'
import { rosterImportActors } from './roster-import.actors.ts'

const input = { importId: 9 }

const looked = (id: GlobalErrorId) =>
  toPromise(createActor(rosterImportActors(refusingCall(id)).view, { input }).start())

const dropped = (id: GlobalErrorId) =>
  toPromise(createActor(rosterImportActors(refusingCall(id)).drop, { input }).start())

test('a list is gone when the service no longer has it, but not after a fault or a lost session', async () => {
  expect(await looked('notFound')).toEqual({ kind: 'gone', message: 'notFound' })
  await expect(looked('fault')).rejects.toThrow('fault')
  await expect(looked('loginElsewhere')).rejects.toThrow('loginElsewhere')
})

test('dropping a list that is already gone succeeds, but not after a lost session', async () => {
  expect(await dropped('notFound')).toBeUndefined()
  await expect(dropped('notLoggedIn')).rejects.toThrow('notLoggedIn')
})

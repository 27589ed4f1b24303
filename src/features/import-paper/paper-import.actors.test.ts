import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { GlobalErrorId } from '#api/contract/result-codes.ts'
import { createKeptWork } from '#api/ports/kept-work.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { refusingCall } from '#tests/support/documents/refusing-call.ts'
import { paperImportActors } from './paper-import.actors.ts'

const work = createKeptWork({ storage: memoryStorage(), uid: () => 1, now: () => 0, newKey: () => 'key' })

const asked = (id: GlobalErrorId) => {
  const { ask } = paperImportActors(refusingCall(id), work)
  return toPromise(createActor(ask, { input: { paperImportId: 4 } }).start())
}

test('an import is gone when the service no longer has it, but not after a fault or a lost session', async () => {
  expect(await asked('notFound')).toEqual({ kind: 'gone', message: 'notFound' })
  await expect(asked('fault')).rejects.toThrow('fault')
  await expect(asked('notLoggedIn')).rejects.toThrow('notLoggedIn')
})

import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { GlobalErrorId } from '#api/contract/result-codes.ts'
import { refusingCall } from '#tests/support/documents/refusing-call.ts'
import { basketActors } from './basket.actors.ts'

const sent = (id: GlobalErrorId) => {
  const { send } = basketActors(refusingCall(id), new QueryClient(), { paperId: null, courseId: null })
  return toPromise(
    createActor(send, { input: { subjectId: 203, change: { kind: 'clear', key: 'k7', questionIds: [7] } } }).start(),
  )
}

test('a change that the service refuses is over, but not after a fault or a lost session', async () => {
  expect(await sent('forbidden')).toEqual({ kind: 'refused', message: 'forbidden' })
  await expect(sent('fault')).rejects.toThrow('fault')
  await expect(sent('loginElsewhere')).rejects.toThrow('loginElsewhere')
})

import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { storageKeys } from '#api/ports/storage-keys.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { currentConsent } from '#domain/consent.ts'
import { guideMachine } from '#machines/guide/guide.machine.ts'
import { acceptedGuide } from './accepted-guide.ts'

/** The first-time guide: asked until it is agreed to, and again when a document changed. */
export function useGuide(storage: TextStorage) {
  const [machine] = useState(() =>
    guideMachine.provide({
      actors: { keep: fromPromise<void>(async () => void storage.write(storageKeys.guide, currentConsent.join(','))) },
    }),
  )
  const [snapshot, send] = useMachine(machine, { input: { accepted: acceptedGuide(storage) } })
  return {
    state: snapshot.value === 'keeping' ? ('accepted' as const) : snapshot.value,
    accept: () => send({ type: 'guide.accept' }),
    leave: () => send({ type: 'guide.leave' }),
    comeBack: () => send({ type: 'guide.return' }),
  }
}

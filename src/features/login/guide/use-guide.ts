import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { acceptedGuide, keepAcceptedGuide } from '#api/ports/accepted-guide.ts'
import { inspected } from '#api/ports/inspection.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { guideMachine } from '#machines/guide/guide.machine.ts'

/** The first-time guide: asked until it is agreed to, and again when a document changed. */
export function useGuide(storage: TextStorage) {
  const [machine] = useState(() =>
    guideMachine.provide({
      actors: { keep: fromPromise<void>(async () => keepAcceptedGuide(storage)) },
    }),
  )
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { accepted: acceptedGuide(storage) } })
  return {
    state: snapshot.value === 'keeping' ? ('accepted' as const) : snapshot.value,
    accept: () => send({ type: 'guide.accept' }),
    leave: () => send({ type: 'guide.leave' }),
    comeBack: () => send({ type: 'guide.return' }),
  }
}

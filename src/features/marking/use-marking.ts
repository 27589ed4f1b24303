import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { waitFor } from 'xstate'
import { newKey } from '#api/client/client.ts'
import type { Script } from '#api/contract/areas/marking.ts'
import { inspected } from '#api/ports/inspection.ts'
import type { NetworkState } from '#api/ports/network.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { useCall } from '#api/queries/client-context.tsx'
import type { Criterion } from '#domain/question.ts'
import { markingMachine } from '#machines/marking/marking.machine.ts'
import { unsavedDrafts, unsentOf } from '#machines/marking/marking.rules.ts'
import type { MarkedScript, MarkingContext, MarkingEvent } from '#machines/marking/marking.types.ts'
import { type KeptMarks, keptMarks } from './kept-marks.ts'
import { markingActors } from './marking.actors.ts'

/** What marking takes from outside the page. */
export interface MarkingPorts {
  readonly storage: TextStorage
  readonly network: NetworkState
}

export interface MarkingWork extends MarkingPorts {
  readonly uid: number
  readonly testId: number
  readonly itemId: number
  readonly criteria: readonly Criterion[]
  readonly scripts: readonly Script[]
}

/** Milliseconds that leaving waits for a mark on its way, before it asks. */
const patience = 2000

/** Everything that a component may know of the marking machine. */
export interface Marking {
  readonly context: MarkingContext
  readonly send: (event: MarkingEvent) => void
  readonly phase: 'open' | 'deciding' | 'finished'
  /** The last mark had no answer; it is sent again. */
  readonly isOffline: boolean
  /** Marks that the service has not taken. */
  readonly unsent: number
  /** Scripts with something entered and not saved. */
  readonly unsaved: number
  /** Waits a little for the marks on their way; false when something is still unsent. */
  readonly drained: () => Promise<boolean>
}

/** The marking of one item, with the service, the storage and the network behind it. */
export function useMarking({ uid, testId, itemId, criteria, scripts, storage, network }: MarkingWork): Marking {
  const call = useCall()
  const [{ machine, kept }] = useState(() => {
    const marks = keptMarks(storage, uid, testId)
    return {
      machine: markingMachine.provide({ actors: markingActors(call), actions: { keep: keepWith(marks.keep) } }),
      kept: marks.load(),
    }
  })
  const input = { testId, itemId, criteria, kept, newKey, scripts: scripts.map(markedScript) }
  const [snapshot, send, actor] = useMachine(machine, { ...inspected, input })
  const onNetwork = useEffectEvent(() => {
    if (network.isOnline()) send({ type: 'network.return' })
  })
  useEffect(() => network.onChange(() => onNetwork()), [network])
  const { context } = snapshot
  return {
    context,
    send,
    phase: phaseOf(snapshot),
    isOffline: context.attempts > 0,
    unsent: unsentOf(context).length,
    unsaved: unsavedDrafts(context).length,
    drained: () =>
      waitFor(actor, (now) => now.matches({ sending: 'idle' }) || now.hasTag('offline'), { timeout: patience }).then(
        (now) => unsentOf(now.context).length === 0,
        () => false,
      ),
  }
}

interface Keeping {
  readonly context: MarkingContext
  readonly self: { readonly send: (event: MarkingEvent) => void }
}

const keepWith =
  (keep: KeptMarks['keep']) =>
  ({ context, self }: Keeping) => {
    const isKept = keep(unsentOf(context))
    if (isKept !== context.isKept) self.send({ type: 'storage.report', isKept })
  }

const markedScript = ({ submissionId, score, criteria, comment, rev }: Script): MarkedScript => ({
  submissionId,
  saved: score === null ? null : { score, criteria, comment },
  rev,
})

interface Tagged {
  hasTag: (tag: 'deciding' | 'finished') => boolean
}

function phaseOf(snapshot: Tagged): Marking['phase'] {
  if (snapshot.hasTag('deciding')) return 'deciding'
  return snapshot.hasTag('finished') ? 'finished' : 'open'
}

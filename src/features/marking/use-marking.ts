import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type ActorRefFrom, waitFor } from 'xstate'
import { newKey } from '#api/client/client.ts'
import type { Submission } from '#api/contract/groups/marking.ts'
import { inspected } from '#api/ports/inspection.ts'
import type { NetworkState } from '#api/ports/network.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { useCall } from '#api/queries/client-context.tsx'
import type { Criterion } from '#domain/questions/question.ts'
import type { markSaving } from '#machines/marking/mark-saving.ts'
import type { markingMachine } from '#machines/marking/marking.machine.ts'
import type { MarkedSubmission, MarkingContext, MarkingEvent, MarkingTag } from '#machines/marking/marking.types.ts'
import { useLanguage } from '#ui/language/language-context.tsx'
import { keptMarks } from './kept-marks.ts'
import { markingWith } from './marking.actors.ts'

/** The environment of marking. */
export interface MarkingPorts {
  readonly storage: TextStorage
  readonly network: NetworkState
}

export interface MarkingWork extends MarkingPorts {
  readonly uid: number
  readonly assignmentId: number
  readonly itemId: number
  readonly criteria: readonly Criterion[]
  readonly keyRev: number
  readonly submissions: readonly Submission[]
  /** The first submission to show; null for the first without a mark. */
  readonly beginWith: number | null
}

/** Milliseconds that leaving waits for marks being sent, before it asks. */
const patience = 2000

export type MarkingPhase = 'open' | 'deciding' | 'finished'

/**
 * The marking machine of a screen. Its state is read with `useMarked`, so that a key only re-renders what it changes.
 */
export interface Marking {
  readonly actor: ActorRefFrom<typeof markingMachine>
  readonly send: (event: MarkingEvent) => void
  /** The current context, for event handlers; does not cause a render. */
  readonly now: () => MarkingContext
  /** Waits a little for marks being sent. */
  readonly drained: () => Promise<unknown>
  readonly network: NetworkState
}

/** The marking of one item, connected to the service, the storage and the network. */
export function useMarking({
  uid,
  assignmentId,
  itemId,
  criteria,
  keyRev,
  submissions,
  beginWith,
  storage,
  network,
}: MarkingWork): Marking {
  const call = useCall()
  const { language } = useLanguage()
  const [{ machine, input }] = useState(() => {
    const marks = keptMarks(storage, uid, { assignmentId, itemId })
    const kept = marks.load()
    return {
      machine: markingWith(call, marks.keep, language),
      input: {
        assignmentId,
        itemId,
        criteria,
        keyRev,
        kept: kept.marks,
        keptDrawings: kept.drawings,
        keptDrafts: kept.drafts,
        newKey,
        beginWith,
        submissions: submissions.map(markedSubmission),
      },
    }
  })
  const actor = useActorRef(machine, { ...inspected, input })
  useEffect(
    () =>
      network.onChange(() => {
        if (network.isOnline()) actor.send({ type: 'network.return' })
      }),
    [actor, network],
  )
  return useMemo(() => {
    const now = () => actor.getSnapshot().context
    const drained = () => resting(actor.getSnapshot().children.saving)
    return { actor, send: (event) => actor.send(event), now, drained, network }
  }, [actor, network])
}

/** Selects part of the marking state; the caller only re-renders when that part changes. */
export const useMarked = <Part>(
  { actor }: Pick<Marking, 'actor'>,
  select: (context: MarkingContext) => Part,
  isSame?: (one: Part, other: Part) => boolean,
): Part => useSelector(actor, ({ context }) => select(context), isSame)

export const usePhase = ({ actor }: Pick<Marking, 'actor'>): MarkingPhase => useSelector(actor, phaseOf)

/** Whether the browser has a network: it is known before a mark is sent. */
export const useHasNetwork = ({ network }: Pick<Marking, 'network'>): boolean =>
  useSyncExternalStore(network.onChange, network.isOnline)

/** The last attempt got no response; it will be repeated. */
export function useIsOffline({ actor }: Pick<Marking, 'actor'>): boolean {
  const saving = useSelector(actor, ({ children }) => children.saving)
  return useSelector(saving, (now) => (now?.context.attempts ?? 0) > 0)
}

/** Waits a little until no mark is being sent. */
const resting = (saving: ActorRefFrom<typeof markSaving> | undefined): Promise<unknown> =>
  saving === undefined
    ? Promise.resolve()
    : waitFor(saving, (now) => now.hasTag('saved') || now.hasTag('offline'), { timeout: patience }).catch(() => {})

/** The part of a submission that marking uses. */
export function markedSubmission(submission: Submission): MarkedSubmission {
  const { submissionId, round, score, criteria, comment, rev, value, shapes, shapesRev } = submission
  return {
    submissionId,
    round,
    saved: score === null ? null : { score, criteria, comment },
    rev,
    answer: value.trim().replaceAll(/\s+/g, ' '),
    shapes,
    shapesRev,
  }
}

interface Tagged {
  hasTag: (tag: MarkingTag) => boolean
}

export function phaseOf(snapshot: Tagged): MarkingPhase {
  if (snapshot.hasTag('deciding')) return 'deciding'
  return snapshot.hasTag('finished') ? 'finished' : 'open'
}

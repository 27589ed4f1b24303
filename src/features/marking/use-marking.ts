import { useMachine, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { type ActorRefFrom, waitFor } from 'xstate'
import { newKey } from '#api/client/client.ts'
import type { Submission } from '#api/contract/areas/marking.ts'
import { inspected } from '#api/ports/inspection.ts'
import type { NetworkState } from '#api/ports/network.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { useCall } from '#api/queries/client-context.tsx'
import type { Shape } from '#domain/marking/annotation.ts'
import type { Criterion } from '#domain/questions/question.ts'
import type { markSaving } from '#machines/marking/mark-saving.ts'
import { shapesOf } from '#machines/marking/drawing.rules.ts'
import { undrawnOf, unsavedDrafts, unsentOf } from '#machines/marking/marking.rules.ts'
import type { MarkedSubmission, MarkingContext, MarkingEvent, MarkingTag } from '#machines/marking/marking.types.ts'
import { useLanguage } from '#ui/language/language-context.tsx'
import { keptMarks } from './kept-marks.ts'
import { markingWith } from './marking.actors.ts'

/** What marking takes from outside the page. */
export interface MarkingPorts {
  readonly storage: TextStorage
  readonly network: NetworkState
}

export interface MarkingWork extends MarkingPorts {
  readonly uid: number
  readonly assignmentId: number
  readonly itemId: number
  readonly criteria: readonly Criterion[]
  readonly submissions: readonly Submission[]
  /** The submission to begin with; null for the first without a mark. */
  readonly beginWith: number | null
}

/** What is drawn over the answers. */
export interface Drawings {
  readonly shapesOf: (submissionId: number) => readonly Shape[]
  readonly change: (submissionId: number, shapes: readonly Shape[]) => void
  /** Why the service did not take one; null while it takes all. */
  readonly failure: string | null
  readonly retry: () => void
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
  /** Drawings that the service has not taken. */
  readonly undrawn: number
  readonly drawings: Drawings
  /** Whether something is entered for a submission, by its place, and not saved. */
  readonly isEntered: (place: number) => boolean
  /** Submissions with something entered and not saved. */
  readonly unsaved: number
  /** Waits a little for the marks on their way; false when something is still unsent. */
  readonly drained: () => Promise<boolean>
}

/** The marking of one item, with the service, the storage and the network behind it. */
export function useMarking({
  uid,
  assignmentId,
  itemId,
  criteria,
  submissions,
  beginWith,
  storage,
  network,
}: MarkingWork): Marking {
  const call = useCall()
  const { language } = useLanguage()
  const [{ machine, kept }] = useState(() => {
    const marks = keptMarks(storage, uid, assignmentId)
    return { machine: markingWith(call, marks.keep, language), kept: marks.load() }
  })
  const input = {
    assignmentId,
    itemId,
    criteria,
    kept: kept.marks,
    keptDrawings: kept.drawings,
    newKey,
    beginWith,
    submissions: submissions.map(markedSubmission),
  }
  const [snapshot, send, actor] = useMachine(machine, { ...inspected, input })
  const onNetwork = useEffectEvent(() => {
    if (network.isOnline()) send({ type: 'network.return' })
  })
  useEffect(() => network.onChange(() => onNetwork()), [network])
  const { context, children } = snapshot
  const isOffline = useSelector(children.saving, (saving) => (saving?.context.attempts ?? 0) > 0)
  return {
    context,
    send,
    phase: phaseOf(snapshot),
    isOffline,
    unsent: unsentOf(context).length,
    undrawn: undrawnOf(context).length,
    drawings: drawingsOf(context, send),
    isEntered: (place) => unsavedDrafts(context).some((one) => one === context.submissions[place]),
    unsaved: unsavedDrafts(context).length,
    drained: async () => {
      await resting(children.saving)
      const now = actor.getSnapshot().context
      return unsentOf(now).length + undrawnOf(now).length === 0
    },
  }
}

/** Waits a little until no mark is on its way. */
const resting = (saving: ActorRefFrom<typeof markSaving> | undefined): Promise<unknown> =>
  saving === undefined
    ? Promise.resolve()
    : waitFor(saving, (now) => now.hasTag('saved') || now.hasTag('offline'), { timeout: patience }).catch(() => {})

function drawingsOf(context: MarkingContext, send: (event: MarkingEvent) => void): Drawings {
  return {
    shapesOf: (submissionId) => {
      const submission = context.submissions.find((one) => one.submissionId === submissionId)
      return submission === undefined ? [] : shapesOf(context, submission)
    },
    change: (submissionId, shapes) => send({ type: 'drawing.change', submissionId, shapes }),
    failure: context.undrawn[0]?.message ?? null,
    retry: () => send({ type: 'drawing.retry' }),
  }
}

/** A submission as far as marking cares. */
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

function phaseOf(snapshot: Tagged): Marking['phase'] {
  if (snapshot.hasTag('deciding')) return 'deciding'
  return snapshot.hasTag('finished') ? 'finished' : 'open'
}

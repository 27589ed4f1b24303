import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { newKey } from '#api/client/client.ts'
import { inspected } from '#api/ports/inspection.ts'
import type { answerSaving } from '#machines/answer-sheet/answer-saving.ts'
import type { answerSheetMachine } from '#machines/answer-sheet/answer-sheet.machine.ts'
import { countAnswered } from '#machines/answer-sheet/answer-sheet.rules.ts'
import type { AnswerSheetContext, AnswerSheetEvent } from '#machines/answer-sheet/answer-sheet.types.ts'
import type { PaperActs, PaperWork, SheetItem } from '#parts/answering/paper-work.ts'
import { itemsOf } from '#parts/answering/sheet-items.ts'
import { useServices } from '../services-context.tsx'
import { answerSheetWith } from './answer-sheet.actors.ts'
import { readKept, setAside } from './kept-sheet.ts'
import { preloadDrawn } from './preload-drawn.ts'

export type SheetPhase = 'opening' | 'asking' | 'failed' | 'answering' | 'handingIn' | 'submitted' | 'closed'

/** How safely the answers are stored. */
export type SavedPhase = 'saved' | 'saving' | 'offline' | 'signedOut' | 'refused'

export interface AnswerSheet {
  readonly phase: SheetPhase
  readonly context: AnswerSheetContext
  readonly items: readonly SheetItem[]
  /** What the items show. */
  readonly work: PaperWork
  readonly acts: PaperActs
  readonly answeredCount: number
  readonly saved: SavedPhase
  /** The response to handing in was lost or is delayed; it is retried automatically. */
  readonly isUnsure: boolean
  readonly isPressing: boolean
  readonly isOverviewOpen: boolean
  readonly isConfirming: boolean
  /** What the browser had kept is unreadable. */
  readonly hadUnreadable: boolean
  readonly send: (event: AnswerSheetEvent) => void
}

/** One student's answer sheet of one assignment, wired to the outside events that it depends on. */
export function useAnswerSheet(assignmentId: number, uid: number, isSignedIn: boolean): AnswerSheet {
  const services = useServices()
  const [start] = useState(() => {
    const { kept, isUnreadable } = readKept(services.storage, uid, assignmentId)
    if (isUnreadable) setAside(services.storage, uid, assignmentId)
    return { machine: answerSheetWith(services, uid), kept, isUnreadable }
  })
  const input = { assignmentId, kept: start.kept, clock: services.clock, newKey }
  const actor = useActorRef(start.machine, { ...inspected, input })
  const snapshot = useSelector(actor, (current) => current)
  const send = useCallback((event: AnswerSheetEvent) => actor.send(event), [actor])
  usePageEvents(send, services.network, isSignedIn)
  const saved = useSelector(snapshot.children.saving, savedOf)
  const acts = useMemo(() => actsOf(send), [send])
  const { assignment, answers, index, flagged } = snapshot.context
  useEffect(() => {
    if (assignment !== null) preloadDrawn(assignment)
  }, [assignment])
  const items = useMemo(() => (assignment === null ? [] : itemsOf(assignment.paper)), [assignment])
  return {
    phase: phaseOf(snapshot),
    context: snapshot.context,
    items,
    work: { items, index, answers, flagged },
    acts,
    answeredCount: countAnswered(answers),
    saved,
    isUnsure: snapshot.hasTag('unsure'),
    isPressing: snapshot.hasTag('pressing'),
    isOverviewOpen: snapshot.hasTag('overview'),
    isConfirming: snapshot.hasTag('confirming'),
    hadUnreadable: start.isUnreadable,
    send,
  }
}

const actsOf = (send: AnswerSheet['send']): PaperActs => ({
  goTo: (index) => send({ type: 'item.go', index }),
  answer: (itemId, value) => send({ type: 'answer.change', itemId, value }),
  flag: (itemId) => send({ type: 'item.flag', itemId }),
})

type Snapshot = SnapshotFrom<typeof answerSheetMachine>

function phaseOf(snapshot: Snapshot): SheetPhase {
  if (snapshot.hasTag('handingIn')) return 'handingIn'
  for (const phase of ['asking', 'failed', 'answering', 'submitted', 'closed'] as const)
    if (snapshot.hasTag(phase)) return phase
  return 'opening'
}

function savedOf(saving: SnapshotFrom<typeof answerSaving> | undefined): SavedPhase {
  for (const phase of ['saved', 'offline', 'signedOut', 'refused'] as const) if (saving?.hasTag(phase)) return phase
  return 'saving'
}

/** Reports network, session and page visibility to the sheet. */
function usePageEvents(
  send: (event: AnswerSheetEvent) => void,
  network: ReturnType<typeof useServices>['network'],
  isSignedIn: boolean,
): void {
  useEffect(
    () =>
      network.onChange(() => {
        if (network.isOnline()) send({ type: 'network.return' })
      }),
    [network, send],
  )
  useEffect(() => {
    if (isSignedIn) send({ type: 'session.return' })
  }, [isSignedIn, send])
  useEffect(() => {
    const tell = () => send({ type: document.visibilityState === 'hidden' ? 'page.hide' : 'page.show' })
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [send])
  // In the layout phase, because the sheet is stopped right after it.
  useLayoutEffect(() => () => send({ type: 'page.hide' }), [send])
}

import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { newKey } from '#api/client/client.ts'
import { inspected } from '#api/ports/inspection.ts'
import type { NetworkState } from '#api/ports/network.ts'
import { countLacking } from '#domain/paper/merge.ts'
import { basketLimit } from '#domain/portal/constants.ts'
import type { PaperAct } from '#domain/paper/editing/operations.ts'
import { numberPaper, type PaperNumbers } from '#domain/paper/numbering.ts'
import type { Paper } from '#domain/paper/paper.ts'
import type { paperEditingMachine } from '#machines/paper-editing/paper-editing.machine.ts'
import { unsavedWork } from '#machines/paper-editing/paper-editing.rules.ts'
import type { PaperEditingContext, PaperEditingEvent } from '#machines/paper-editing/paper-editing.types.ts'
import type { paperSaving } from '#machines/paper-editing/paper-saving.ts'
import { copiedDraft, paperDrafts, type PaperDrafts } from './paper-drafts.ts'
import { paperEditorWith } from './paper-editor.actors.ts'
import type { Elsewhere, PaperEditorPorts, PaperFacts, PaperOpening, SavedPhase } from './paper-editor.types.ts'
import { paperTabs } from './paper-tabs.ts'
import { useRightToEdit } from './use-right-to-edit.ts'
import { useWritingTurn } from './use-writing-turn.ts'

/** In order of precedence: a state may have several tags. */
const phases = ['loading', 'failed', 'asking', 'merging', 'leaving', 'editing', 'taking', 'viewing'] as const

export type EditorPhase = (typeof phases)[number] | 'left'

/** Everything a component may know about the editing of a paper. */
export interface PaperEditor {
  readonly phase: EditorPhase
  readonly context: PaperEditingContext
  /** What the service reported when the paper was opened; null for a new paper, and until then. */
  readonly facts: PaperFacts | null
  /** The teacher at the editor. */
  readonly uid: number
  readonly course: PaperOpening['course']
  /** Its owner has deleted it, or lets the teacher edit it no longer. */
  readonly isWithdrawn: boolean
  /** It could not be opened, as the service knows no such paper for the teacher. */
  readonly isMissing: boolean
  /** Goes on with what is unsaved here in a copy of the paper, once that is opened. */
  readonly handOn: (copyId: number) => void
  /** Where it is written while it is only shown here. */
  readonly elsewhere: Elsewhere
  /** While another computer writes: how many changes of this browser are neither saved nor shown. */
  readonly unsavedHere: number
  readonly saved: SavedPhase
  readonly isUnsaved: boolean
  readonly send: (event: PaperEditingEvent) => void
}

/** An open paper, with its numbering. */
export interface OpenEditor extends PaperEditor {
  readonly paper: Paper
  readonly numbers: PaperNumbers
  /** The class that it is written for: the current one, if that is of its subject. */
  readonly courseId: number | null
  /** Nothing can be changed at the moment. */
  readonly isReadOnly: boolean
  readonly edit: (act: PaperAct) => void
}

/** Editing one paper, connected to every outside event it depends on. */
export function usePaperEditor(opening: PaperOpening, ports: PaperEditorPorts): PaperEditor {
  const { call, isWithdrawn, isMissing } = useRightToEdit()
  const [facts, setFacts] = useState<PaperFacts | null>(null)
  const [{ machine, tabs, drafts }] = useState(() => {
    const tabs = paperTabs(ports)
    const drafts = paperDrafts(ports.storage, opening, tabs.show)
    const services = { call, drafts, opening, takeOver: tabs.takeOver, onFacts: setFacts, now: Date.now }
    return { tabs, drafts, machine: paperEditorWith(services) }
  })
  const input = { paperId: opening.paperId, maximum: basketLimit, newKey, now: Date.now }
  const actor = useActorRef(machine, { ...inspected, input })
  const snapshot = useSelector(actor, (current) => current)
  const send = useCallback(
    (event: PaperEditingEvent) => {
      // No events reach a paper that has been left.
      if (actor.getSnapshot().status === 'active') actor.send(event)
    },
    [actor],
  )
  const elsewhere = useWritingTurn(call, tabs, opening, actor, send)
  usePageEvents(send, ports.network)
  useEffect(() => drafts.leave, [drafts])
  const isWatching = elsewhere.at === 'computer' && snapshot.hasTag('viewing')
  const unsavedHere = useUnsavedHere(drafts, isWatching, snapshot.context)
  const saved = useSelector(snapshot.children.saving, savedOf)
  return {
    phase: phaseOf(snapshot),
    context: snapshot.context,
    facts,
    uid: opening.uid,
    course: opening.course,
    isWithdrawn,
    isMissing,
    handOn: (copyId) => {
      const work = unsavedWork(snapshot.context, drafts.look(snapshot.context.paperId))
      if (work !== null) drafts.put(copyId, copiedDraft(work, copyId, opening.uid))
    },
    elsewhere,
    unsavedHere,
    saved,
    isUnsaved: snapshot.hasTag('unsaved'),
    send,
  }
}

/** The editor once a paper is open; null until then. */
export function useOpenEditor(editor: PaperEditor): OpenEditor | null {
  const { phase, context, course, send } = editor
  const paper = context.history?.paper ?? null
  const numbers = useMemo(() => (paper === null ? null : numberPaper(paper)), [paper])
  if (paper === null || numbers === null) return null
  const edit = (act: PaperAct) => send({ type: 'paper.edit', operation: { ...act, paperId: paper.paperId } })
  const courseId = course?.subjectId === paper.subjectId ? course.courseId : null
  return { ...editor, paper, numbers, courseId, edit, isReadOnly: phase !== 'editing' || editor.isWithdrawn }
}

type Snapshot = SnapshotFrom<typeof paperEditingMachine>

function phaseOf(snapshot: Snapshot): EditorPhase {
  if (snapshot.status === 'done') return 'left'
  return phases.find((phase) => snapshot.hasTag(phase)) ?? 'loading'
}

function savedOf(saving: SnapshotFrom<typeof paperSaving> | undefined): SavedPhase {
  for (const phase of ['saved', 'offline', 'signedOut', 'refused'] as const) if (saving?.hasTag(phase)) return phase
  return 'saving'
}

/** Forwards network and visibility changes to the machine. Signing in again counts as returning to the page, too. */
function usePageEvents(send: PaperEditor['send'], network: NetworkState): void {
  useEffect(
    () =>
      network.onChange(() => {
        if (network.isOnline()) send({ type: 'network.return' })
      }),
    [network, send],
  )
  useEffect(() => {
    const tell = () => send({ type: document.visibilityState === 'hidden' ? 'page.hide' : 'session.return' })
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [send])
  // In the layout phase, because the machine is stopped right after it.
  useLayoutEffect(() => () => send({ type: 'page.hide' }), [send])
}

/** How many changes made in this browser are not part of the paper that it shows, while another computer writes. */
function useUnsavedHere(drafts: PaperDrafts, isWatching: boolean, context: PaperEditingContext): number {
  const { paperId, seen, history } = context
  const shown = history?.paper ?? null
  return useMemo(() => {
    const work = isWatching ? unsavedWork({ seen }, drafts.look(paperId)) : null
    return work === null || shown === null ? 0 : countLacking(work.saved, work.paper, shown)
  }, [drafts, isWatching, paperId, seen, shown])
}

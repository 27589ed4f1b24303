import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { keyChange } from '#api/contract/groups/key-change.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { keyOf } from '#api/queries/query-of.ts'
import { keyCorrectionMachine } from '#machines/key-correction/key-correction.machine.ts'
import type { KeyCorrectionContext } from '#machines/key-correction/key-correction.types.ts'
import { useTyped } from '#parts/draft/use-typed.ts'
import type { PaperItem } from '#parts/paper-sheet/paper-sheet.types.ts'
import { keyCorrectionActors } from './key-correction.actors.ts'
import { draftOf, keyOfDraft, type KeyDraft, type KeyProblem } from './key-draft.ts'

/** What the dialog can show in place of the form. */
const laterSteps = ['previewed', 'running', 'done', 'failed'] as const

export type CorrectionStep = 'editing' | (typeof laterSteps)[number]

/** The correction of one item's key: the draft, what is wrong with it, and the progress of the re-marking. */
export function useKeyCorrection(paperId: number, item: PaperItem) {
  const call = useCall()
  const machine = useMemo(() => keyCorrectionMachine.provide({ actors: keyCorrectionActors(call) }), [call])
  const { itemId, keyRev, key } = item
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { paperId, itemId, keyRev, key } })
  const { context } = snapshot
  const step: CorrectionStep = laterSteps.find((one) => snapshot.hasTag(one)) ?? 'editing'
  const [untyped] = useState<{ readonly draft: KeyDraft }>(() => ({ draft: draftOf(key) }))
  const { typed, change, drop } = useTyped(`key ${paperId} ${itemId} ${keyRev}`, untyped)
  const { draft } = typed
  const [problem, setProblem] = useState<KeyProblem | null>(null)
  const sendDraft = (type: 'key.send' | 'key.preview') => {
    const result = keyOfDraft(draft, context.key, item.score)
    if ('problem' in result) setProblem(result.problem)
    else send({ type, key: result.key })
  }
  useFreshPaper(paperId, context.jobIds.length > 0 || context.failure?.kind === 'changed' || isUndoRefused(context))
  return {
    step,
    isBusy: snapshot.hasTag('busy'),
    /** Whether the effect of a key is being previewed. */
    isPreviewing: snapshot.hasTag('previewing'),
    presentKey: context.key,
    draft,
    problem,
    failure: context.failure,
    remarking: context.remarking,
    changes: context.changes,
    previewed: context.previewed,
    wanted: context.wanted,
    /** How many earlier corrections are being, or were, reverted. */
    undoCount: context.undone?.length ?? 0,
    undo: (keyChangeIds: readonly number[]) => send({ type: 'change.undo', keyChangeIds }),
    apply: () => send({ type: 'key.apply' }),
    /** Discards what was typed. */
    drop,
    backToEditing: () => send({ type: 'key.edit' }),
    edit: (next: KeyDraft) => {
      change({ draft: next })
      setProblem(null)
    },
    submit: () => sendDraft('key.send'),
    preview: () => sendDraft('key.preview'),
  }
}

const isUndoRefused = ({ undone, failure }: KeyCorrectionContext) => undone !== null && failure?.kind === 'refused'

/** Once the key is known to have changed, reloads the paper below and the list of corrections. */
function useFreshPaper(paperId: number, hasChanged: boolean): void {
  const cache = useQueryClient()
  useEffect(() => {
    if (!hasChanged) return
    void cache.invalidateQueries({ queryKey: keyOf(paper.detail, { paperId }) })
    void cache.invalidateQueries({ queryKey: keyOf(keyChange.list, { paperId }) })
  }, [hasChanged, paperId, cache])
}

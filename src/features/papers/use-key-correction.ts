import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { paper } from '#api/contract/areas/paper.ts'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { keyOf } from '#api/queries/query-of.ts'
import { keyCorrectionMachine } from '#machines/key-correction/key-correction.machine.ts'
import type { PaperItem } from '#parts/paper-sheet/paper-sheet.types.ts'
import { keyCorrectionActors } from './key-correction.actors.ts'
import { draftOf, keyOfDraft, type KeyDraft, type KeyProblem } from './key-draft.ts'

export type CorrectionStep = 'editing' | 'running' | 'done' | 'failed'

/** The correction of one item's key: the draft, what is wrong with it, and how far the re-marking has come. */
export function useKeyCorrection(paperId: number, item: PaperItem) {
  const call = useCall()
  const machine = useMemo(() => keyCorrectionMachine.provide({ actors: keyCorrectionActors(call) }), [call])
  const { itemId, keyRev, key } = item
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { paperId, itemId, keyRev, key } })
  const { context } = snapshot
  const [draft, setDraft] = useState<KeyDraft>(() => draftOf(key))
  const [problem, setProblem] = useState<KeyProblem | null>(null)
  useFreshPaper(paperId, context.jobId !== null || context.failure?.kind === 'changed')
  return {
    step: stepOf(snapshot.value),
    isBusy: snapshot.hasTag('busy'),
    presentKey: context.key,
    draft,
    problem,
    failure: context.failure,
    remarking: context.remarking,
    changes: context.changes,
    edit: (next: KeyDraft) => {
      setDraft(next)
      setProblem(null)
    },
    submit: () => {
      const result = keyOfDraft(draft, context.key, item.score)
      if ('problem' in result) setProblem(result.problem)
      else send({ type: 'key.send', key: result.key })
    },
  }
}

const stepOf = (value: string | object): CorrectionStep => {
  if (typeof value === 'object') return 'running'
  return value === 'done' || value === 'failed' ? value : 'editing'
}

/** Once a key is known to be another one, the paper behind the dialog is read again. */
function useFreshPaper(paperId: number, hasChanged: boolean): void {
  const cache = useQueryClient()
  useEffect(() => {
    if (hasChanged) void cache.invalidateQueries({ queryKey: keyOf(paper.detail, { paperId }) })
  }, [hasChanged, paperId, cache])
}

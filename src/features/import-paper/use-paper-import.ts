import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { bank } from '#api/contract/groups/bank.ts'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useKeptWork } from '#api/queries/kept-work-context.tsx'
import { paperImportMachine } from '#machines/paper-import/paper-import.machine.ts'
import { faultsByQuestion } from '#machines/paper-import/paper-import.rules.ts'
import type { PaperImportContext, PaperImportInput } from '#machines/paper-import/paper-import.types.ts'
import { keptReviewOf, pastedDraft } from './kept-review.ts'
import { paperImportActors } from './paper-import.actors.ts'

export type PaperImportStep =
  | 'beginning'
  | 'choosing'
  | 'uploading'
  | 'stored'
  | 'following'
  | 'reviewing'
  | 'confirming'
  | 'cancelling'
  | 'ended'
  | 'cancelled'
  | 'done'

/** The import of one file, and what the teacher can do with it. */
export function usePaperImport(input: PaperImportInput) {
  const call = useCall()
  const cache = useQueryClient()
  const work = useKeptWork()
  const machine = useMemo(() => paperImportMachine.provide({ actors: paperImportActors(call, work) }), [call, work])
  const [snapshot, send] = useMachine(machine, { ...inspected, input })
  const { context } = snapshot
  const step: PaperImportStep = typeof snapshot.value === 'string' ? snapshot.value : 'following'
  const { info, reviewed, paperTitle, paperImportId } = context
  useKeptReview({ step, reviewed, paperTitle, paperImportId, info })
  useEffect(() => {
    if (!['reviewing', 'cancelled', 'done', 'ended'].includes(step)) return
    for (const { path } of [importPaper.list, bank.list, paper.list]) void cache.invalidateQueries({ queryKey: [path] })
  }, [step, cache])
  return {
    step,
    context,
    isBusy: snapshot.hasTag('busy'),
    /** What is missing in each chosen question. */
    faults: useMemo(() => faultsByQuestion(info?.import.subjectId ?? 0, reviewed), [info, reviewed]),
    takenCount: reviewed.filter(({ isTaken }) => isTaken).length,
    send,
  }
}

export type PaperImport = ReturnType<typeof usePaperImport>

interface Reviewing extends Pick<PaperImportContext, 'reviewed' | 'paperTitle' | 'paperImportId' | 'info'> {
  readonly step: PaperImportStep
}

/** Corrections survive a reload; a finished import leaves nothing behind. */
function useKeptReview({ step, reviewed, paperTitle, paperImportId, info }: Reviewing): void {
  const isPasted = info?.import.fileName === ''
  const work = useKeptWork()
  useEffect(() => {
    if (paperImportId === null) return
    const kept = keptReviewOf(work, paperImportId)
    if (step === 'reviewing') kept.keep({ reviewed, paperTitle })
    if (step === 'done' || step === 'cancelled' || step === 'ended') kept.drop()
    if (step === 'done' && isPasted) work.dropDraft(pastedDraft)
  }, [work, step, reviewed, paperTitle, paperImportId, isPasted])
}

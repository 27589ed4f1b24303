import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { course } from '#api/contract/groups/course.ts'
import { member } from '#api/contract/groups/member.ts'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { typedKey } from '#api/queries/typed-key.ts'
import { rosterImportMachine } from '#machines/roster-import/roster-import.machine.ts'
import { decidedRows, undecidedRows } from '#machines/roster-import/roster-import.rules.ts'
import { rosterImportActors } from './roster-import.actors.ts'
import { typedList } from './typed-list.ts'

export type ImportStep =
  | 'resuming'
  | 'choosing'
  | 'reading'
  | 'choosingWorksheets'
  | 'choosingClass'
  | 'loadingReview'
  | 'reviewFailed'
  | 'reviewing'
  | 'changing'
  | 'dropping'
  | 'applying'
  | 'following'
  | 'done'
  | 'failed'

/** The import of a list into a class, with the teacher's options. */
export function useRosterImport(courseId: number) {
  const call = useCall()
  const machine = useMemo(() => rosterImportMachine.provide({ actors: rosterImportActors(call) }), [call])
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { courseId } })
  const { context } = snapshot
  const { view, decisions } = context
  const step: ImportStep = typeof snapshot.value === 'string' ? snapshot.value : 'following'
  useFreshClass(step === 'done' || step === 'failed')
  useForgetTyped(courseId, step === 'following')
  return {
    step,
    context,
    isBusy: snapshot.hasTag('busy'),
    /** The rows of the list with the decisions applied. */
    rows: useMemo(() => decidedRows(view, decisions), [view, decisions]),
    undecided: undecidedRows(view, decisions),
    send,
  }
}

export type RosterImport = ReturnType<typeof useRosterImport>

/** Once students have joined, reloads classes and their students. */
function useFreshClass(hasChanged: boolean): void {
  const cache = useQueryClient()
  useEffect(() => {
    if (!hasChanged) return
    for (const { path } of [course.list, course.students, member.list, member.info])
      void cache.invalidateQueries({ queryKey: [path] })
  }, [hasChanged, cache])
}

/** Forgets the pasted text once it is being imported. */
function useForgetTyped(courseId: number, isApplied: boolean): void {
  const cache = useQueryClient()
  useEffect(() => {
    if (isApplied) cache.removeQueries({ queryKey: typedKey(typedList(courseId)) })
  }, [isApplied, courseId, cache])
}

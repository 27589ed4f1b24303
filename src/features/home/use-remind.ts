import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { home } from '#api/contract/groups/home.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { queryOf } from '#api/queries/query-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import type { DueAssignment } from './today.ts'

type Student = OutputOf<typeof assigning.students>['list'][number]

/** An assignment, and the students who have not handed it in. */
export interface RemindGroup {
  readonly assignment: DueAssignment
  readonly students: readonly Student[]
}

interface Failure {
  readonly assignmentName: string
  readonly why: string
}

/**
 * The students who have not handed in, freshly read, and reminding all of them with one call per assignment. If one
 * fails and the teacher retries, assignments already reminded of are skipped.
 */
export function useRemind(assignments: readonly DueAssignment[], onSent: (count: number) => void) {
  const call = useCall()
  const remind = useCommand(assigning.remind, { invalidates: [assigning.students, home.today] })
  const [sent, setSent] = useState<ReadonlyMap<number, number>>(new Map())
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const [isSending, setIsSending] = useState(false)
  const queries = useQueries({
    queries: assignments.map(({ assignmentId }) => queryOf(call, assigning.students, { assignmentId })),
  })
  const groups = assignments.flatMap((assignment, index): RemindGroup[] => {
    const missing = queries[index]?.data?.list.filter(({ canHandIn }) => canHandIn) ?? []
    return missing.length === 0 || sent.has(assignment.assignmentId) ? [] : [{ assignment, students: missing }]
  })
  const send = async () => {
    setIsSending(true)
    const counts = new Map(sent)
    const failed: Failure[] = []
    for (const { assignment, students } of groups) {
      const uids = students.map(({ uid }) => uid)
      await remind.mutateAsync({ assignmentId: assignment.assignmentId, uids }).then(
        ({ count }) => counts.set(assignment.assignmentId, count),
        (error: unknown) => failed.push({ assignmentName: assignment.assignmentName, why: messageOf(error) }),
      )
    }
    setSent(counts)
    setFailures(failed)
    setIsSending(false)
    if (failed.length === 0) onSent([...counts.values()].reduce((total, count) => total + count, 0))
  }
  return {
    groups,
    /** Reminders to be sent. */
    count: groups.reduce((total, { students }) => total + students.length, 0),
    isLoading: queries.some(({ isPending }) => isPending),
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    retry: () => queries.forEach((query) => void query.refetch()),
    failures,
    isSending,
    send: () => void send(),
  }
}

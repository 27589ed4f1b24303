import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { home } from '#api/contract/areas/home.ts'
import { homework } from '#api/contract/areas/homework.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { queryOf } from '#api/queries/query-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import type { DueTest } from './today.ts'

type Student = OutputOf<typeof homework.students>['list'][number]

/** A test and who of it has not handed in. */
export interface RemindGroup {
  readonly test: DueTest
  readonly students: readonly Student[]
}

interface Failure {
  readonly testName: string
  readonly why: string
}

/**
 * Who has not handed in, read afresh, and reminding all of them: one call a test. A test that could be reminded is not
 * reminded again when another one failed and the teacher tries once more.
 */
export function useRemind(tests: readonly DueTest[], onSent: (count: number) => void) {
  const call = useCall()
  const remind = useCommand(homework.remind, { invalidates: [homework.students, home.today] })
  const [sent, setSent] = useState<ReadonlyMap<number, number>>(new Map())
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const [isSending, setIsSending] = useState(false)
  const queries = useQueries({ queries: tests.map(({ testId }) => queryOf(call, homework.students, { testId })) })
  const groups = tests.flatMap((test, index): RemindGroup[] => {
    const missing = queries[index]?.data?.list.filter(({ state }) => state === 'unsubmitted') ?? []
    return missing.length === 0 || sent.has(test.testId) ? [] : [{ test, students: missing }]
  })
  const send = async () => {
    setIsSending(true)
    const counts = new Map(sent)
    const failed: Failure[] = []
    for (const { test, students } of groups) {
      const uids = students.map(({ uid }) => uid)
      await remind.mutateAsync({ testId: test.testId, uids }).then(
        ({ count }) => counts.set(test.testId, count),
        (error: unknown) => failed.push({ testName: test.testName, why: messageOf(error) }),
      )
    }
    setSent(counts)
    setFailures(failed)
    setIsSending(false)
    if (failed.length === 0) onSent([...counts.values()].reduce((total, count) => total + count, 0))
  }
  return {
    groups,
    /** Reminders that would be sent. */
    count: groups.reduce((total, { students }) => total + students.length, 0),
    isLoading: queries.some(({ isPending }) => isPending),
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    retry: () => queries.forEach((query) => void query.refetch()),
    failures,
    isSending,
    send: () => void send(),
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, isRefused, messageOf } from '#api/client/failures.ts'
import { course } from '#api/contract/groups/course.ts'
import { member } from '#api/contract/groups/member.ts'
import { message } from '#api/contract/groups/message.ts'
import { studentRequest, type StudentRequest } from '#api/contract/groups/student-request.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { keyOf as queryKeyOf } from '#api/queries/query-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import type { AskedList } from '#domain/join/join-states.ts'
import { useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useFirstNames } from '#ui/language/use-first-names.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { studentRequestsTexts } from './student-requests.texts.ts'

type List = readonly StudentRequest[]

const pager = { currentPage: 1, pageSize: pageSizes.longLists }

/** Deciding a request also settles its message. */
const news = [message.unreadCount, message.list]

const changes = {
  invalidates: [studentRequest.list, course.list, course.approveCount, course.students, member.list, ...news],
}

const keysOf = (requests: List) => requests.map(({ courseId, uid }) => ({ courseId, uid }))

/**
 * Requests between teachers for each other's students, and the acts on them; for `state` null only the counts are used.
 */
export function useStudentRequests(state: AskedList | null) {
  const query = useEndpoint(studentRequest.list, { state: state ?? 'asked', pager })
  const requests = query.data?.list
  return {
    counts: query.data?.counts,
    requests,
    rows: fetchedPart(query, ({ list }) => list),
    readAt: query.dataUpdatedAt,
    ...useStudentRequestActs(),
  }
}

export type StudentRequests = ReturnType<typeof useStudentRequests>

function useStudentRequestActs() {
  const texts = useTexts(studentRequestsTexts)
  const namesOf = useFirstNames('students')
  const confirm = useConfirm()
  const alert = useAlert()
  const toast = useToast()
  const cache = useQueryClient()
  const decision = useCommand(studentRequest.decide, changes)
  const withdrawal = useCommand(studentRequest.withdraw, changes)
  const [refused, setRefused] = useState<StudentRequest | null>(null)
  const whyNot = (error: unknown): string => {
    if (!isRefused(error, studentRequest.decide) || error.failure.id !== 'courseFull') return messageOf(error)
    const { courseName, freePlaces } = error.failure.data
    return texts.courseFull(courseName, freePlaces)
  }
  // Somebody else has decided, or the colleague withdrew it: the list is outdated.
  const readAgain = async (error: unknown) => {
    if (error instanceof CallError) await cache.invalidateQueries({ queryKey: queryKeyOf(studentRequest.list) })
  }
  const fail = async (error: unknown) => {
    await alert({ tone: 'error', title: texts.failedTitle, body: whyNot(error) })
    await readAgain(error)
  }
  const agree = async (requests: List) => {
    const body = texts.confirmAgree(namesOf(requests))
    const question = { body, details: [texts.confirmAgreeDetail], confirmLabel: texts.agree }
    if (!(await confirm(question))) return
    await decision
      .mutateAsync({ requests: keysOf(requests), isApproved: true })
      .then(() => toast.success(texts.agreedToast(requests.length)), fail)
  }
  const withdraw = (request: StudentRequest) =>
    withdrawal
      .mutateAsync({ requests: keysOf([request]) })
      .then(() => toast.success(texts.withdrawnToast(request.realname)), fail)
  return {
    isBusy: decision.isPending || withdrawal.isPending,
    /** The request about to be refused: a reason may be given. */
    refused,
    agree: (requests: List) => void agree(requests),
    withdraw: (request: StudentRequest) => void withdraw(request),
    askReason: setRefused,
    closeReason: () => setRefused(null),
    /** Returns why it failed; null on success. */
    refuse: async (request: StudentRequest, reason: string): Promise<string | null> => {
      try {
        await decision.mutateAsync({ requests: keysOf([request]), isApproved: false, reason })
      } catch (error) {
        await readAgain(error)
        return whyNot(error)
      }
      setRefused(null)
      toast.success(texts.refusedToast(request.realname))
      return null
    },
  }
}

import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { CallError, isRefused, messageOf } from '#api/client/failures.ts'
import { course } from '#api/contract/groups/course.ts'
import { type JoinRequest, join } from '#api/contract/groups/join.ts'
import { member } from '#api/contract/groups/member.ts'
import { message } from '#api/contract/groups/message.ts'
import { keyOf as queryKeyOf } from '#api/queries/query-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useFirstNames } from '#ui/language/use-first-names.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { joinRequestsTexts } from './join-requests.texts.ts'

type List = readonly JoinRequest[]

const keysOf = (requests: List) => requests.map(({ courseId, uid }) => ({ courseId, uid }))

/** Deciding a request also settles its message. */
const news = [message.unreadCount, message.list]

const changes = {
  invalidates: [join.requests, course.list, course.approveCount, course.students, member.list, ...news],
}

/** Approves, refuses or puts on the waiting list, one or several at once; the service processes all of them or none. */
export function useDecide() {
  const texts = useTexts(joinRequestsTexts)
  const namesOf = useFirstNames('students')
  const mayApprove = useConfirmApproval()
  const { whyNot, readAgain, fail } = useFailedDecision()
  const toast = useToast()
  const decision = useCommand(join.decide, changes)
  const taking = useCommand(join.undoRefusal, changes)
  const [refused, setRefused] = useState<List | null>(null)
  const detailsOf = (requests: List) => (requests.length > 1 ? [texts.allOrNothing] : [])
  const approve = async (requests: List) => {
    if (requests.length > 1 && !(await mayApprove(requests))) return
    await decision
      .mutateAsync({ requests: keysOf(requests), decision: 'approve' })
      .then(() => toast.success(texts.approvedToast(requests.length)), fail)
  }
  const toWaitingList = (requests: List) =>
    decision
      .mutateAsync({ requests: keysOf(requests), decision: 'waitingList' })
      .then(() => toast.success(texts.listedToast(requests.length)), fail)
  const undo = (requests: List) =>
    taking
      .mutateAsync({ requests: keysOf(requests) })
      .then(() => toast.success(texts.undoneToast(requests.length)), fail)
  return {
    isBusy: decision.isPending || taking.isPending,
    /** Requests about to be refused: a reason is asked for. */
    refused,
    namesOf,
    detailsOf,
    approve: (requests: List) => void approve(requests),
    toWaitingList: (requests: List) => void toWaitingList(requests),
    undo: (requests: List) => void undo(requests),
    askReason: setRefused,
    closeReason: () => setRefused(null),
    /** Returns why it failed; null on success. */
    refuse: async (requests: List, reason: string): Promise<string | null> => {
      try {
        await decision.mutateAsync({ requests: keysOf(requests), decision: 'refuse', reason })
      } catch (error) {
        await readAgain(error)
        return whyNot(error)
      }
      setRefused(null)
      toast.undo(texts.refusedToast(requests.length), () => void undo(requests))
      return null
    },
  }
}

export type Decide = ReturnType<typeof useDecide>

/** Asks before several requests are approved at once. */
function useConfirmApproval() {
  const texts = useTexts(joinRequestsTexts)
  const namesOf = useFirstNames('students')
  const confirm = useConfirm()
  return (requests: List): Promise<boolean> => {
    const newcomers = requests.filter(({ isNewAccount }) => isNewAccount)
    const details = [
      texts.confirmApproveDetail,
      ...(newcomers.length > 0 ? [texts.makesAccounts(namesOf(newcomers))] : []),
      texts.allOrNothing,
    ]
    return confirm({ body: texts.confirmApprove(namesOf(requests)), details, confirmLabel: texts.approve })
  }
}

/** Why a decision failed; the list is read again if it is outdated. */
function useFailedDecision() {
  const texts = useTexts(joinRequestsTexts)
  const alert = useAlert()
  const cache = useQueryClient()
  const whyNot = (error: unknown): string => {
    if (!isRefused(error, join.decide)) return messageOf(error)
    const { failure, message: answer } = error
    if (failure.id === 'approvedNumberTaken') return texts.numberTaken(failure.data.realname)
    return failure.id === 'courseFull' ? texts.courseFull(failure.data.courseName, failure.data.freePlaces) : answer
  }
  // Somebody else has decided, or a student withdrew: the list is outdated.
  const readAgain = async (error: unknown) => {
    if (error instanceof CallError) await cache.invalidateQueries({ queryKey: queryKeyOf(join.requests) })
  }
  const fail = async (error: unknown) => {
    await alert({ tone: 'error', title: texts.failedTitle, body: whyNot(error) })
    await readAgain(error)
  }
  return { whyNot, readAgain, fail }
}

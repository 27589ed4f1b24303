import { useQueryClient } from '@tanstack/react-query'
import { CallError, messageOf } from '#api/client/failures.ts'
import { home } from '#api/contract/groups/home.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { dateText } from '#domain/time/dates.ts'
import { givenBackText } from '#domain/assignments/given-back-text.ts'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { assignmentActsTexts } from './assignment-acts.texts.ts'
import type { NextSteps } from './use-next-steps.ts'

const stale = { invalidates: [assigning.list, assigning.info, assigning.students, home.today] }

const commandActs = ['PUBLISH', 'START', 'FINISH', 'PUBLISH_SCORE', 'WITHDRAW', 'WITHDRAW_SCORES', 'REMOVE'] as const

/** Acts carried out as soon as the question before them is confirmed. */
export type CommandAct = (typeof commandActs)[number]

export const isCommand = (act: string): act is CommandAct => commandActs.some((one) => one === act)

type Performer = (row: AssignmentRow) => Promise<void>

/** Each act with its success message, its undo, and the next step. */
export function usePerformers(next: NextSteps): Readonly<Record<CommandAct, Performer>> {
  const texts = useTexts(assignmentActsTexts)
  const toast = useToast()
  const takingBack = useTakingBack(next)
  const publish = useCommand(assigning.publish, stale)
  const start = useCommand(assigning.start, stale)
  const finish = useCommand(assigning.finish, stale)
  const remove = useCommand(assigning.remove, stale)
  const publishScores = useCommand(assigning.publishScores, stale)
  return {
    PUBLISH: async (row) => {
      const { assignmentId, assignmentName } = row.assignmentInfo
      const { assignedCount } = await publish.mutateAsync({ assignmentIds: [assignmentId] })
      toast.undo(texts.publishDone(assignmentName, assignedCount), takingBack.later('WITHDRAW', row))
    },
    START: async (row) => {
      const { assignmentId, assignmentName } = row.assignmentInfo
      await start.mutateAsync({ assignmentId })
      toast.success(texts.startDone(assignmentName), next.remind(row))
    },
    FINISH: async (row) => {
      const { assignmentId, assignmentName } = row.assignmentInfo
      await finish.mutateAsync({ assignmentId })
      toast.undo(texts.finishDone(assignmentName), takingBack.later('GO_ON', row), { next: next.markOrDiscuss(row) })
    },
    PUBLISH_SCORE: async (row) => {
      const { assignmentId, assignmentName } = row.assignmentInfo
      const { count } = await publishScores.mutateAsync({ assignmentId })
      toast.undo(texts.scoresDone(assignmentName, count), takingBack.later('WITHDRAW_SCORES', row), {
        next: next.discuss(row),
      })
    },
    WITHDRAW: takingBack.now.WITHDRAW,
    WITHDRAW_SCORES: takingBack.now.WITHDRAW_SCORES,
    REMOVE: async (row) => {
      const { assignmentId, assignmentName } = row.assignmentInfo
      await remove.mutateAsync({ assignmentId })
      toast.success(texts.removeDone(assignmentName), next.seePaper(row))
    },
  }
}

/** Withdrawing and undoing: at once, or from a toast, which then has to report failures itself. */
function useTakingBack(next: NextSteps) {
  const texts = useTexts(assignmentActsTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const fail = useActFailure()
  const withdraw = useCommand(assigning.withdraw, stale)
  const withdrawScores = useCommand(assigning.withdrawScores, stale)
  const reopen = useCommand(assigning.reopen, stale)
  const now = {
    WITHDRAW: async (row: AssignmentRow) => {
      await withdraw.mutateAsync({ assignmentIds: [row.assignmentInfo.assignmentId] })
      toast.success(texts.withdrawAssignmentDone(row.assignmentInfo.assignmentName), next.edit(row))
    },
    WITHDRAW_SCORES: async (row: AssignmentRow) => {
      await withdrawScores.mutateAsync({ assignmentId: row.assignmentInfo.assignmentId })
      toast.success(texts.withdrawDone(row.assignmentInfo.assignmentName), next.mark(row))
    },
    GO_ON: async (row: AssignmentRow) => {
      const { assignmentId, assignmentName, endTime } = row.assignmentInfo
      const { givenBack } = await reopen.mutateAsync({ assignmentId, endTime })
      const end = dateText(Date.parse(endTime), { now: Date.now(), language })
      toast.success(givenBackText(texts.finishUndone(assignmentName, end), givenBack, language), next.remind(row))
    },
  }
  return { now, later: (act: keyof typeof now, row: AssignmentRow) => () => void now[act](row).catch(fail) }
}

/** Reports why an act failed; after a refusal the list is refetched, because it shows an outdated state. */
export function useActFailure(): (error: unknown) => void {
  const alert = useAlert()
  const cache = useQueryClient()
  return (error) => {
    if (error instanceof CallError) void cache.invalidateQueries({ queryKey: keyOf(assigning.list) })
    void alert({ tone: 'error', body: messageOf(error) })
  }
}

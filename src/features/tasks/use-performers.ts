import { useQueryClient } from '@tanstack/react-query'
import { CallError, messageOf } from '#api/client/failures.ts'
import { home } from '#api/contract/areas/home.ts'
import { homework } from '#api/contract/areas/homework.ts'
import type { TestRow } from '#api/contract/schemas/tests.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { dateText } from '#domain/dates.ts'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { taskActsTexts } from './task-acts.texts.ts'
import type { NextSteps } from './use-next-steps.ts'

const stale = { invalidates: [homework.list, homework.info, homework.students, home.today] }

const commandActs = ['PUBLISH', 'START', 'FINISH', 'PUBLISH_SCORE', 'WITHDRAW', 'WITHDRAW_SCORES', 'REMOVE'] as const

/** Acts that are done as soon as the question before them is answered. */
export type CommandAct = (typeof commandActs)[number]

export const isCommand = (act: string): act is CommandAct => commandActs.some((one) => one === act)

type Performer = (row: TestRow) => Promise<void>

/** Each act with what is said when it is done, how it is taken back, and what comes next. */
export function usePerformers(next: NextSteps): Readonly<Record<CommandAct, Performer>> {
  const texts = useTexts(taskActsTexts)
  const toast = useToast()
  const takingBack = useTakingBack(next)
  const publish = useCommand(homework.publish, stale)
  const start = useCommand(homework.start, stale)
  const finish = useCommand(homework.finish, stale)
  const remove = useCommand(homework.remove, stale)
  const publishScores = useCommand(homework.publishScores, stale)
  return {
    PUBLISH: async (row) => {
      const { testId, testName } = row.testInfo
      const { assignedCount } = await publish.mutateAsync({ testIds: [testId] })
      toast.undo(texts.publishDone(testName, assignedCount), takingBack.later('WITHDRAW', row))
    },
    START: async (row) => {
      const { testId, testName } = row.testInfo
      await start.mutateAsync({ testId })
      toast.success(texts.startDone(testName), next.remind(row))
    },
    FINISH: async (row) => {
      const { testId, testName } = row.testInfo
      await finish.mutateAsync({ testId })
      toast.undo(texts.finishDone(testName), takingBack.later('GO_ON', row), next.markOrDiscuss(row))
    },
    PUBLISH_SCORE: async (row) => {
      const { testId, testName } = row.testInfo
      const { count } = await publishScores.mutateAsync({ testId })
      toast.undo(texts.scoresDone(testName, count), takingBack.later('WITHDRAW_SCORES', row), next.discuss(row))
    },
    WITHDRAW: takingBack.now.WITHDRAW,
    WITHDRAW_SCORES: takingBack.now.WITHDRAW_SCORES,
    REMOVE: async (row) => {
      const { testId, testName } = row.testInfo
      await remove.mutateAsync({ testId })
      toast.success(texts.removeDone(testName), next.seePaper(row))
    },
  }
}

/** Taking an act back: at once, or from its toast, which then has to say by itself why it failed. */
function useTakingBack(next: NextSteps) {
  const texts = useTexts(taskActsTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const fail = useActFailure()
  const withdraw = useCommand(homework.withdraw, stale)
  const withdrawScores = useCommand(homework.withdrawScores, stale)
  const reopen = useCommand(homework.reopen, stale)
  const now = {
    WITHDRAW: async (row: TestRow) => {
      await withdraw.mutateAsync({ testIds: [row.testInfo.testId] })
      toast.success(texts.withdrawTaskDone(row.testInfo.testName), next.edit(row))
    },
    WITHDRAW_SCORES: async (row: TestRow) => {
      await withdrawScores.mutateAsync({ testId: row.testInfo.testId })
      toast.success(texts.withdrawDone(row.testInfo.testName), next.mark(row))
    },
    GO_ON: async (row: TestRow) => {
      const { testId, testName, endTime } = row.testInfo
      await reopen.mutateAsync({ testId, endTime })
      const end = dateText(Date.parse(endTime), { now: Date.now(), language })
      toast.success(texts.finishUndone(testName, end), next.remind(row))
    },
  }
  return { now, later: (act: keyof typeof now, row: TestRow) => () => void now[act](row).catch(fail) }
}

/** Says why an act failed; a refusal means that the service knows the task in another state than the list shows it. */
export function useActFailure(): (error: unknown) => void {
  const alert = useAlert()
  const cache = useQueryClient()
  return (error) => {
    if (error instanceof CallError) void cache.invalidateQueries({ queryKey: keyOf(homework.list) })
    void alert({ tone: 'error', body: messageOf(error) })
  }
}

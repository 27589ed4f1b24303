import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, messageOf } from '#api/client/failures.ts'
import { home } from '#api/contract/areas/home.ts'
import { homework } from '#api/contract/areas/homework.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import type { TestRow } from '#api/contract/schemas/tests.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { pathOf, type TaskAct } from './row-acts.ts'
import { taskActsTexts } from './task-acts.texts.ts'
import { useActQuestions } from './use-act-questions.ts'

const stale = { invalidates: [homework.list, homework.info, homework.students, home.today] }

/** What another part of the screen does. */
export interface ActOpeners {
  readonly onRemind: (testId: number) => void
  readonly onEdit: (testId: number) => void
  readonly onExport: (testId: number) => void
}

/** Does an act on a task: asks first, says how many, tells what came of it. */
export function useTaskActs(course: Course, { onRemind, onEdit, onExport }: ActOpeners) {
  const { push } = useNavigation()
  const confirm = useConfirm()
  const questionOf = useActQuestions(course)
  const { send, busyTestId } = useSender()
  const run = async (act: TaskAct, row: TestRow): Promise<void> => {
    const path = pathOf(act, row)
    if (path !== null) return push(path)
    if (act === 'REMIND') return onRemind(row.testInfo.testId)
    if (act === 'EDIT') return onEdit(row.testInfo.testId)
    if (act === 'EXPORT') return onExport(row.testInfo.testId)
    if (isCommand(act) && (await confirm(questionOf(act, row)))) await send(act, row.testInfo.testId)
  }
  return { run: (act: TaskAct, row: TestRow) => void run(act, row), busyTestId }
}

export type TaskActs = ReturnType<typeof useTaskActs>

const commandActs = ['PUBLISH', 'START', 'FINISH', 'PUBLISH_SCORE', 'WITHDRAW_SCORES', 'REMOVE'] as const

export type CommandAct = (typeof commandActs)[number]

const isCommand = (act: TaskAct): act is CommandAct => commandActs.some((one) => one === act)

/** Sends acts to the service, one at a time. */
function useSender() {
  const perform = usePerformers()
  const alert = useAlert()
  const cache = useQueryClient()
  const [busyTestId, setBusyTestId] = useState<number | null>(null)
  const send = async (act: CommandAct, testId: number): Promise<void> => {
    setBusyTestId(testId)
    try {
      await perform[act](testId)
    } catch (error) {
      // The service knows the task in another state than the list shows it.
      if (error instanceof CallError) void cache.invalidateQueries({ queryKey: keyOf(homework.list) })
      void alert({ tone: 'error', body: messageOf(error) })
    } finally {
      setBusyTestId(null)
    }
  }
  return { send, busyTestId }
}

/** Each act with what is said when it is done. */
function usePerformers(): Readonly<Record<CommandAct, (testId: number) => Promise<void>>> {
  const texts = useTexts(taskActsTexts)
  const toast = useToast()
  const alert = useAlert()
  const publish = useCommand(homework.publish, stale)
  const start = useCommand(homework.start, stale)
  const finish = useCommand(homework.finish, stale)
  const remove = useCommand(homework.remove, stale)
  const publishScores = useCommand(homework.publishScores, stale)
  const withdraw = useCommand(homework.withdrawScores, stale)
  const withdrawScores = async (testId: number): Promise<void> => {
    await withdraw.mutateAsync({ testId })
    toast.success(texts.withdrawDone)
  }
  const undo = (testId: number) =>
    void withdrawScores(testId).catch((error: unknown) => alert({ tone: 'error', body: messageOf(error) }))
  return {
    PUBLISH: async (testId) => {
      const { joinNum } = await publish.mutateAsync({ testId })
      toast.success(texts.publishDone(joinNum))
    },
    START: async (testId) => {
      await start.mutateAsync({ testId })
      toast.success(texts.startDone)
    },
    FINISH: async (testId) => {
      await finish.mutateAsync({ testId })
      toast.success(texts.finishDone)
    },
    PUBLISH_SCORE: async (testId) => {
      const { count } = await publishScores.mutateAsync({ testId })
      toast.undo(texts.scoresDone(count), () => undo(testId))
    },
    WITHDRAW_SCORES: withdrawScores,
    REMOVE: async (testId) => {
      await remove.mutateAsync({ testId })
      toast.success(texts.removeDone)
    },
  }
}

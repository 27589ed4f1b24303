import { useState } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'
import type { TestRow } from '#api/contract/schemas/tests.ts'
import { dateText } from '#domain/dates.ts'
import { taskStatuses } from '#domain/tasks/status.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { pathOf, statusOf, type TaskAct } from './row-acts.ts'
import { taskActsTexts } from './task-acts.texts.ts'
import { useActQuestions } from './use-act-questions.ts'
import { type ActOpeners, useNextSteps } from './use-next-steps.ts'
import { type CommandAct, isCommand, useActFailure, usePerformers } from './use-performers.ts'

/** Does an act on a task: asks first, says how many, tells what came of it. */
export function useTaskActs(course: Course, openers: ActOpeners) {
  const { push } = useNavigation()
  const confirm = useConfirm()
  const questionOf = useActQuestions(course)
  const { send, busyTestId } = useSender(openers)
  const run = async (act: TaskAct, row: TestRow): Promise<void> => {
    const path = pathOf(act, row)
    if (path !== null) return push(path)
    if (act === 'REMIND') return openers.onRemind(row.testInfo.testId)
    if (act === 'EDIT') return openers.onEdit(row.testInfo.testId)
    if (act === 'EXPORT') return openers.onExport(row.testInfo.testId)
    if (act === 'CHANGE_END' || act === 'REOPEN') return openers.onEnd(row)
    if (isCommand(act) && (await confirm(questionOf(act, row)))) await send(act, row)
  }
  return { run: (act: TaskAct, row: TestRow) => void run(act, row), busyTestId }
}

export type TaskActs = ReturnType<typeof useTaskActs>

/** Sends acts to the service, one at a time. */
function useSender(openers: ActOpeners) {
  const perform = usePerformers(useNextSteps(openers))
  const fail = useActFailure()
  const [busyTestId, setBusyTestId] = useState<number | null>(null)
  const send = async (act: CommandAct, row: TestRow): Promise<void> => {
    setBusyTestId(row.testInfo.testId)
    try {
      await perform[act](row)
    } catch (error) {
      fail(error)
    } finally {
      setBusyTestId(null)
    }
  }
  return { send, busyTestId }
}

/** Says that a task has another end (ISO 8601 in UTC), with who is to be reminded of it. */
export function useEndSaid(openers: Pick<ActOpeners, 'onRemind' | 'onEdit'>): (row: TestRow, endTime: string) => void {
  const texts = useTexts(taskActsTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const next = useNextSteps(openers)
  return (row, endTime) => {
    const end = dateText(Date.parse(endTime), { now: Date.now(), language })
    const say = statusOf(row) === taskStatuses.finished ? texts.reopenDone : texts.endChanged
    toast.success(say(row.testInfo.testName, end), next.remind(row))
  }
}

import { useState } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { dateText } from '#domain/time/dates.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { givenBackText } from '#domain/assignments/given-back-text.ts'
import { useConfirm } from '#ui/dialog/confirm-context.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { pathOf, statusOf, type AssignmentAct } from './row-acts.ts'
import { assignmentActsTexts } from './assignment-acts.texts.ts'
import { useActQuestions } from './use-act-questions.ts'
import { type ActOpeners, useNextSteps } from './use-next-steps.ts'
import { type CommandAct, isCommand, useActFailure, usePerformers } from './use-performers.ts'

/** Carries out an act on an assignment: asks first, with numbers, and reports the outcome. */
export function useAssignmentActs(course: Course, openers: ActOpeners) {
  const { push } = useNavigation()
  const confirm = useConfirm()
  const questionOf = useActQuestions(course)
  const { send, busyAssignmentId } = useSender(openers)
  const run = async (act: AssignmentAct, row: AssignmentRow): Promise<void> => {
    const path = pathOf(act, row)
    if (path !== null) return push(path)
    if (act === 'REMIND') return openers.onRemind(row.assignmentInfo.assignmentId)
    if (act === 'EDIT') return openers.onEdit(row.assignmentInfo.assignmentId)
    if (act === 'COPY') return openers.onCopy(row.assignmentInfo.assignmentId)
    if (act === 'HAND_OVER') return openers.onHandOver(row)
    if (act === 'EXPORT') return openers.onExport(row.assignmentInfo.assignmentId)
    if (act === 'CHANGE_END' || act === 'REOPEN') return openers.onEnd(row)
    if (isCommand(act) && (await confirm(questionOf(act, row)))) await send(act, row)
  }
  return { run: (act: AssignmentAct, row: AssignmentRow) => void run(act, row), busyAssignmentId }
}

export type AssignmentActs = ReturnType<typeof useAssignmentActs>

/** Sends acts to the service, one at a time. */
function useSender(openers: ActOpeners) {
  const perform = usePerformers(useNextSteps(openers))
  const fail = useActFailure()
  const [busyAssignmentId, setBusyAssignmentId] = useState<number | null>(null)
  const send = async (act: CommandAct, row: AssignmentRow): Promise<void> => {
    setBusyAssignmentId(row.assignmentInfo.assignmentId)
    try {
      await perform[act](row)
    } catch (error) {
      fail(error)
    } finally {
      setBusyAssignmentId(null)
    }
  }
  return { send, busyAssignmentId }
}

/** Announces a new end of an assignment (ISO 8601 in UTC), offering to remind those who are missing. */
export function useEndAnnouncement(
  openers: Pick<ActOpeners, 'onRemind' | 'onEdit'>,
): (row: AssignmentRow, endTime: string, givenBack: number) => void {
  const texts = useTexts(assignmentActsTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const next = useNextSteps(openers)
  return (row, endTime, givenBack) => {
    const end = dateText(Date.parse(endTime), { now: Date.now(), language })
    const say = statusOf(row) === assignmentStatuses.finished ? texts.reopenDone : texts.endChanged
    const done = say(row.assignmentInfo.assignmentName, end)
    toast.success(givenBackText(done, givenBack, language), next.remind(row))
  }
}

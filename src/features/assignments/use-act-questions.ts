import type { Course } from '#api/contract/schemas/courses.ts'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { dateText } from '#domain/time/dates.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import type { Question } from '#ui/dialog/confirm-context.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { receiversOf } from './row-acts.ts'
import { assignmentActsTexts } from './assignment-acts.texts.ts'
import type { CommandAct } from './use-performers.ts'

/** The question before an act: whom it affects, how many, and what it leads to. */
export function useActQuestions({
  courseName,
  studentCount,
}: Course): (act: CommandAct, row: AssignmentRow) => Question {
  const texts = useTexts(assignmentActsTexts)
  const { language } = useLanguage()
  return (act, row) => {
    const { assignmentInfo, reportData } = row
    const { assignmentName, beginTime, endTime, assignedCount } = assignmentInfo
    const { answeringCount = 0 } = reportData
    const now = Date.now()
    const timeOf = (instant: string) => dateText(Date.parse(instant), { now, language })
    const hasBegun = Date.parse(beginTime) <= now
    const removeEffect = ({ status }: AssignmentRow['assignmentInfo']): string => {
      if (status === assignmentStatuses.unpublished) return texts.removeDraft
      return status === assignmentStatuses.notStarted
        ? texts.removeNotStarted(assignedCount)
        : texts.removePublished(assignedCount)
    }
    const questions: Readonly<Record<CommandAct, () => Question>> = {
      PUBLISH: () => ({
        body: texts.publishAsk(assignmentName, shortClassName(courseName), receiversOf(row, studentCount)),
        details: [hasBegun ? texts.opensNow : texts.opensAt(timeOf(beginTime)), texts.endsAt(timeOf(endTime))],
      }),
      START: () => ({
        body: texts.startAsk(assignmentName),
        details: [texts.startPlanned(timeOf(beginTime)), texts.startEffect(assignedCount)],
      }),
      FINISH: () => ({
        body: texts.finishAsk(assignmentName),
        details: [
          texts.finishPlanned(timeOf(endTime)),
          reportData.unsubmittedCount > 0 ? texts.finishMissing(reportData.unsubmittedCount) : texts.finishAllIn,
          ...(answeringCount > 0 ? [texts.finishAnswering(answeringCount)] : []),
        ],
      }),
      PUBLISH_SCORE: () => ({
        body: texts.scoresAsk(assignmentName, reportData.markedCount),
        details: [texts.scoresOf(reportData.markedCount, reportData.unsubmittedCount), texts.scoresEffect],
      }),
      WITHDRAW_SCORES: () => ({ body: texts.withdrawAsk(assignmentName), details: [texts.withdrawEffect] }),
      WITHDRAW: () => ({
        body: texts.withdrawAssignmentAsk(assignmentName, assignedCount),
        details: [texts.withdrawAssignmentEffect, texts.withdrawAssignmentWhile],
      }),
      REMOVE: () => ({
        body: texts.removeAsk(assignmentName),
        details: [removeEffect(assignmentInfo), texts.removeKept],
        destroy: true,
      }),
    }
    return { ...questions[act](), confirmLabel: texts[act] }
  }
}

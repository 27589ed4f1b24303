import type { Course } from '#api/contract/schemas/courses.ts'
import type { TestRow } from '#api/contract/schemas/tests.ts'
import { dateText } from '#domain/dates.ts'
import { shortClassName } from '#domain/short-class-name.ts'
import { taskStatuses } from '#domain/tasks/status.ts'
import type { Question } from '#ui/dialog/confirm-context.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { receiversOf } from './row-acts.ts'
import { taskActsTexts } from './task-acts.texts.ts'
import type { CommandAct } from './use-performers.ts'

/** What is asked before an act: whom it concerns, how many, and what it leads to. */
export function useActQuestions({ courseName, studentCount }: Course): (act: CommandAct, row: TestRow) => Question {
  const texts = useTexts(taskActsTexts)
  const { language } = useLanguage()
  return (act, row) => {
    const { testInfo, reportData } = row
    const { testName, beginTime, endTime, assignedCount } = testInfo
    const now = Date.now()
    const timeOf = (instant: string) => dateText(Date.parse(instant), { now, language })
    const hasBegun = Date.parse(beginTime) <= now
    const removeEffect = ({ status }: TestRow['testInfo']): string => {
      if (status === taskStatuses.unpublished) return texts.removeDraft
      return status === taskStatuses.notStarted
        ? texts.removeNotStarted(assignedCount)
        : texts.removePublished(assignedCount)
    }
    const questions: Readonly<Record<CommandAct, () => Question>> = {
      PUBLISH: () => ({
        body: texts.publishAsk(testName, shortClassName(courseName), receiversOf(row, studentCount)),
        details: [hasBegun ? texts.opensNow : texts.opensAt(timeOf(beginTime)), texts.endsAt(timeOf(endTime))],
      }),
      START: () => ({
        body: texts.startAsk(testName),
        details: [texts.startPlanned(timeOf(beginTime)), texts.startEffect(assignedCount)],
      }),
      FINISH: () => ({
        body: texts.finishAsk(testName),
        details: [
          texts.finishPlanned(timeOf(endTime)),
          reportData.unsubmittedCount > 0 ? texts.finishMissing(reportData.unsubmittedCount) : texts.finishAllIn,
        ],
      }),
      PUBLISH_SCORE: () => ({
        body: texts.scoresAsk(testName, reportData.markedCount),
        details: [texts.scoresOf(reportData.markedCount, reportData.unsubmittedCount), texts.scoresEffect],
      }),
      WITHDRAW_SCORES: () => ({ body: texts.withdrawAsk(testName), details: [texts.withdrawEffect] }),
      WITHDRAW: () => ({
        body: texts.withdrawTaskAsk(testName, assignedCount),
        details: [texts.withdrawTaskEffect, texts.withdrawTaskWhile],
      }),
      REMOVE: () => ({
        body: texts.removeAsk(testName),
        details: [removeEffect(testInfo), texts.removeKept],
        destroy: true,
      }),
    }
    return { ...questions[act](), confirmLabel: texts[act] }
  }
}

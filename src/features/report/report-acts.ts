import { useQueryClient } from '@tanstack/react-query'
import { CallError, messageOf } from '#api/client/failures.ts'
import { home } from '#api/contract/groups/home.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { type ClassReport, report } from '#api/contract/groups/report.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { dateText } from '#domain/time/dates.ts'
import { type Question, useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { reportActsTexts } from './report-acts.texts.ts'
import { useNameOf } from './student-names.ts'

const stale = { invalidates: [report.class, assigning.list, assigning.info, assigning.students, home.today] }

/** Publishes the scores to the students after a confirmation; the message offers to withdraw them for ten seconds. */
export function usePublishScores({ assignment, counts }: ClassReport) {
  const texts = useTexts(reportActsTexts)
  const toast = useToast()
  const { ask, fail } = useConfirmAndReport(assignment.assignmentId)
  const publish = useCommand(assigning.publishScores, stale)
  const withdraw = useCommand(assigning.withdrawScores, stale)
  const { assignmentId, assignmentName } = assignment
  const takeBack = () => void withdraw.mutateAsync({ assignmentId }).then(() => toast.success(texts.withdrawDone), fail)
  const run = async () => {
    const isWanted = await ask({
      body: texts.publishAsk(assignmentName, counts.markedCount),
      details: [texts.publishOf(counts.markedCount, counts.unsubmittedCount), texts.publishEffect],
      confirmLabel: texts.publishScores,
    })
    if (!isWanted) return
    await publish
      .mutateAsync({ assignmentId })
      .then(({ count }) => toast.undo(texts.publishDone(count), takeBack), fail)
  }
  return { run: () => void run(), isBusy: publish.isPending }
}

/** Reminds students who have not handed in, after a confirmation that lists them. */
export function useRemind({ assignment, students }: ClassReport) {
  const texts = useTexts(reportActsTexts)
  const { language } = useLanguage()
  const nameOf = useNameOf()
  const toast = useToast()
  const { ask, fail } = useConfirmAndReport(assignment.assignmentId)
  const uids = students.filter(({ state }) => state === 'unsubmitted').map(({ uid }) => uid)
  const remind = useCommand(assigning.remind, { invalidates: [assigning.students, home.today] })
  const run = async () => {
    const end = dateText(Date.parse(assignment.endTime), { now: Date.now(), language })
    const isWanted = await ask({
      body: texts.remindAsk(assignment.assignmentName, uids.length),
      details: [texts.remindNames(uids.map(nameOf).join(texts.nameComma)), texts.remindEffect(end)],
      confirmLabel: texts.remindSend,
    })
    if (!isWanted) return
    await remind
      .mutateAsync({ assignmentId: assignment.assignmentId, uids })
      .then(({ count }) => toast.success(texts.remindDone(count)), fail)
  }
  return { run: () => void run(), isBusy: remind.isPending }
}

/** Confirming an act, and reporting its failure; a refusal means that the report on the screen is out of date. */
function useConfirmAndReport(assignmentId: number) {
  const ask: (question: Question) => Promise<boolean> = useConfirm()
  const alert = useAlert()
  const cache = useQueryClient()
  const fail = (error: unknown) => {
    if (error instanceof CallError) void cache.invalidateQueries({ queryKey: keyOf(report.class, { assignmentId }) })
    void alert({ tone: 'error', body: messageOf(error) })
  }
  return { ask, fail }
}

import { useQueryClient } from '@tanstack/react-query'
import { CallError, messageOf } from '#api/client/failures.ts'
import { home } from '#api/contract/areas/home.ts'
import { homework } from '#api/contract/areas/homework.ts'
import { type ClassReport, report } from '#api/contract/areas/report.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { dateText } from '#domain/dates.ts'
import { type Question, useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { reportActsTexts } from './report-acts.texts.ts'
import { useNameOf } from './student-names.ts'

const stale = { invalidates: [report.class, homework.list, homework.info, homework.students, home.today] }

/** Shows the scores to the students, after asking; for ten seconds it can be taken back. */
export function usePublishScores({ test, counts }: ClassReport) {
  const texts = useTexts(reportActsTexts)
  const toast = useToast()
  const { ask, fail } = useAsking(test.testId)
  const publish = useCommand(homework.publishScores, stale)
  const withdraw = useCommand(homework.withdrawScores, stale)
  const { testId, testName } = test
  const takeBack = () => void withdraw.mutateAsync({ testId }).then(() => toast.success(texts.withdrawDone), fail)
  const run = async () => {
    const isWanted = await ask({
      body: texts.publishAsk(testName, counts.markedCount),
      details: [texts.publishOf(counts.markedCount, counts.unsubmittedCount), texts.publishEffect],
      confirmLabel: texts.publishScores,
    })
    if (!isWanted) return
    await publish.mutateAsync({ testId }).then(({ count }) => toast.undo(texts.publishDone(count), takeBack), fail)
  }
  return { run: () => void run(), isBusy: publish.isPending }
}

/** Reminds students who have not handed in, after naming them. */
export function useRemind({ test, students }: ClassReport) {
  const texts = useTexts(reportActsTexts)
  const { language } = useLanguage()
  const nameOf = useNameOf()
  const toast = useToast()
  const { ask, fail } = useAsking(test.testId)
  const uids = students.filter(({ state }) => state === 'unsubmitted').map(({ uid }) => uid)
  const remind = useCommand(homework.remind, { invalidates: [homework.students, home.today] })
  const run = async () => {
    const end = dateText(Date.parse(test.endTime), { now: Date.now(), language })
    const isWanted = await ask({
      body: texts.remindAsk(test.testName, uids.length),
      details: [texts.remindNames(uids.map(nameOf).join(texts.nameComma)), texts.remindEffect(end)],
      confirmLabel: texts.remindSend,
    })
    if (!isWanted) return
    await remind
      .mutateAsync({ testId: test.testId, uids })
      .then(({ count }) => toast.success(texts.remindDone(count)), fail)
  }
  return { run: () => void run(), isBusy: remind.isPending }
}

/** Asking before an act, and saying why it failed; a refusal means that the report is no longer what it shows. */
function useAsking(testId: number) {
  const ask: (question: Question) => Promise<boolean> = useConfirm()
  const alert = useAlert()
  const cache = useQueryClient()
  const fail = (error: unknown) => {
    if (error instanceof CallError) void cache.invalidateQueries({ queryKey: keyOf(report.class, { testId }) })
    void alert({ tone: 'error', body: messageOf(error) })
  }
  return { ask, fail }
}

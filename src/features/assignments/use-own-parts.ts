import { messageOf } from '#api/client/failures.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { assignmentException, type PlannedStudent } from '#api/contract/groups/assignment-exception.ts'
import { home } from '#api/contract/groups/home.ts'
import { report } from '#api/contract/groups/report.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { givenBackText } from '#domain/assignments/given-back-text.ts'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { ownPartsTexts } from './own-parts.texts.ts'

const stale = {
  invalidates: [assignmentException.list, assigning.list, assigning.info, assigning.students, report.class, home.today],
}

/** The students of an assignment with their exceptions, and removing those. */
export function useOwnParts(assignmentId: number) {
  const texts = useTexts(ownPartsTexts)
  const { language } = useLanguage()
  const toast = useToast()
  const alert = useAlert()
  const { data, error, refetch } = useEndpoint(assignmentException.list, { assignmentId })
  const remove = useCommand(assignmentException.remove, stale)
  const save = useCommand(assignmentException.save, stale)
  const say = (failure: unknown) => void alert({ tone: 'error', body: messageOf(failure) })
  const giveAgain = async ({ uid, own }: PlannedStudent): Promise<void> => {
    if (own === null) return
    const { isExcused, beginTime, endTime, extraMinutes, reason } = own
    await save.mutateAsync({
      assignmentId,
      uids: [uid],
      isExcused,
      reason,
      ...(beginTime !== null && { beginTime }),
      ...(endTime !== null && { endTime }),
      ...(extraMinutes > 0 && { extraMinutes }),
    })
  }
  const takeBack = async (student: PlannedStudent): Promise<void> => {
    const { givenBack } = await remove.mutateAsync({ assignmentId, uids: [student.uid] })
    const done = student.own?.isExcused === true ? texts.excuseEnded : texts.takenBack
    toast.undo(givenBackText(done(student.realname), givenBack, language), () => void giveAgain(student).catch(say))
  }
  return {
    students: data?.list ?? null,
    failure: data === undefined && error !== null ? messageOf(error) : null,
    retry: () => void refetch(),
    takeBack: (student: PlannedStudent) => void takeBack(student).catch(say),
  }
}

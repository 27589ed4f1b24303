import { messageOf } from '#api/client/failures.ts'
import { course } from '#api/contract/groups/course.ts'
import { member } from '#api/contract/groups/member.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { membersTexts } from './members.texts.ts'

/** Reports an action by its `changeId`, and offers to undo it. */
export type TellDone = (message: string, changeId: number) => void

export function useUndo(courseId: number): { readonly isUndoing: boolean; readonly tellDone: TellDone } {
  const texts = useTexts(membersTexts)
  const toast = useToast()
  const alert = useAlert()
  const undo = useCommand(member.undo, { invalidates: [member.list, member.info, member.removals, course.list] })
  const takeBack = (changeId: number) =>
    undo.mutateAsync({ courseId, changeId }).then(
      () => toast.success(texts.undone),
      (error: unknown) => alert({ tone: 'error', title: texts.failedTitle, body: messageOf(error) }),
    )
  return {
    isUndoing: undo.isPending,
    tellDone: (message, changeId) => toast.undo(message, () => void takeBack(changeId)),
  }
}

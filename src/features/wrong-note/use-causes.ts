import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { messageOf } from '#api/client/failures.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { questionDetailTexts } from './question-detail.texts.ts'

/** Sets or clears a cause why students of a class got an item wrong. */
export function useCauses(courseId: number) {
  const texts = useTexts(questionDetailTexts)
  const toast = useToast()
  const { mutate, isPending } = useCommand(wrongNote.setCause, {
    invalidates: [wrongNote.question, wrongNote.questions, wrongNote.student, wrongNote.book],
  })
  return {
    isBusy: isPending,
    set: (itemId: number, uids: readonly number[], cause: string, isSet: boolean) =>
      mutate(
        { courseId, itemId, uids: [...uids], cause, isSet },
        {
          onSuccess: () => toast.success(isSet ? texts.noted : texts.takenBack),
          onError: (error) => toast.error(messageOf(error)),
        },
      ),
  }
}

import { messageOf } from '#api/client/failures.ts'
import { home } from '#api/contract/areas/home.ts'
import { homework } from '#api/contract/areas/homework.ts'
import { paper } from '#api/contract/areas/paper.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { paths } from '#domain/paths.ts'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { assigningTexts } from './assigning.texts.ts'

/** Tells what became of a task, with the way to the tasks; what students have can be taken back. */
export function useAssignedTold() {
  const texts = useTexts(assigningTexts)
  const { push } = useNavigation()
  const toast = useToast()
  const alert = useAlert()
  const withdraw = useCommand(homework.withdraw, { invalidates: [homework.list, home.today, paper.list] })
  return (courseId: number, testId: number, said: string, isPublished: boolean): void => {
    const next = { label: texts.seeTasks, onSelect: () => push(paths.tasks(courseId)) }
    const takeBack = () =>
      withdraw.mutateAsync({ testId }).then(
        () => toast.success(texts.withdrawn, next),
        (error: unknown) => alert({ tone: 'error', body: messageOf(error) }),
      )
    if (isPublished) toast.undo(said, () => void takeBack(), next)
    else toast.success(said, next)
  }
}
